import type { BrandAssets } from '@portal/design-system/DesignSystem';
import type { BrandId } from '#contract/brand.ts';

const LOADERS: Record<BrandId, () => Promise<{ readonly assets: BrandAssets }>> = {
  kaari: () => import('./kaari.ts'),
  pikkujatti: () => import('./pikkujatti.ts'),
};

/** Logo and illustrations of one brand, with its theme; the other brands' never travel. */
export async function loadBrandAssets(brand: BrandId): Promise<BrandAssets> {
  return (await LOADERS[brand]()).assets;
}
