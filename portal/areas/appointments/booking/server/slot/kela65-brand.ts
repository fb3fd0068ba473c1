import type { BrandSettings } from '#contract/brand/brand.ts';

/** Whether a brand sells Kela65 visits. */
export function hasKela65({ features }: Pick<BrandSettings, 'features'>): boolean {
  return features.includes('kela65');
}
