import { brands } from '@portal/tokens/brands/registry';
import type { BrandTokens, Scheme } from '@portal/tokens/contract';

export interface Shown {
  readonly brand: BrandTokens;
  readonly scheme: Scheme;
  /** Text of a badge: 'Kaari · light'. */
  readonly name: string;
}

/**
 * The brand and the scheme of the toolbar.
 * @throws Error if the toolbar names a brand that is not registered
 */
export function shown(globals: Readonly<Record<string, unknown>>): Shown {
  const brand = brands.find(({ id }) => id === globals.brand);
  if (!brand) throw new Error(`No brand '${String(globals.brand)}'`);
  const scheme = globals.scheme as Scheme;
  return { brand, scheme, name: `${brand.name} · ${scheme}` };
}
