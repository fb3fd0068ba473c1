/// <reference types="vite/client" />

import type { BrandAssets } from '@portal/design-system/DesignSystem';
import type { BrandId } from '#contract/brand/brand.ts';

// One file per brand, each a chunk of its own; a new brand adds only its file.
const LOADERS = import.meta.glob<{ readonly assets: BrandAssets }>(['./*.ts', '!./load-brand-assets*.ts']);

/**
 * Logo and illustrations of one brand, with its theme; other brands' are not sent.
 * @throws Error for a brand that has settings, but no file here
 */
export async function loadBrandAssets(brand: BrandId): Promise<BrandAssets> {
  const load = LOADERS[`./${brand}.ts`];
  if (!load) throw new Error(`The brand '${brand}' has no portal/shell/browser/brands/${brand}.ts`);
  return (await load()).assets;
}
