import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { identityCodeExample } from '#contract/values/identity-code-example.ts';

/** An identity code for an example: nobody's, and in a brand for children a child's. */
export function useIdentityCodeExample(): string {
  const { care } = useBrand();
  return identityCodeExample(care, helsinkiDay(useNow()));
}
