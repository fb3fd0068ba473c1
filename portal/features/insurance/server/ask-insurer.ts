import type { BrandSettings } from '#contract/brand/brand.ts';
import { InsurerError } from '#integrations/insurers/insurer-error.ts';
import type { Context } from '#platform/context.ts';

/** What an insurer answers; `ERROR` if it does not, which the log is told and nobody waits for. */
export async function askInsurer<Answer>(
  { report }: Pick<Context, 'report'>,
  ask: () => Promise<Answer>,
): Promise<Answer | 'ERROR'> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error;
    report(error);
    return 'ERROR';
  }
}

/** Whether LähiTapiola is asked for policies and permits in a brand. */
export function hasLahiTapiolaFlow({ features }: Pick<BrandSettings, 'features'>): boolean {
  return features.includes('lahitapiola-insurance-flow');
}
