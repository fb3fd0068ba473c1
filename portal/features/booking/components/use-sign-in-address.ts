import { useBrand, useIsBuilt } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';

/** The page on which a visitor of this brand begins to sign in, leading back to `nextPath`. */
export function useSignInAddress(nextPath: string): string {
  const href = useHref();
  const { entryPage } = useBrand();
  const isBuilt = useIsBuilt();
  return href(isBuilt(entryPage) ? entryPage : 'login-page-for-anonymous-users', {}, { nextPath });
}
