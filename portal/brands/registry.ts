import type { BrandSettings, BrandSource } from '#contract/brand/brand.ts';
import { unmarked } from '#contract/brand/brand-sample.ts';
import { BRAND_IDS, type BrandId } from './brand-ids.ts';
import { kaari } from './kaari.ts';
import { pikkujatti } from './pikkujatti.ts';
import { revontuli } from './revontuli.ts';

/** Every brand as in its file. */
export const brandSources = { kaari, pikkujatti, revontuli } as const satisfies Readonly<
  Record<BrandId, BrandSource>
>;

/** A value for each brand, by id. */
export function eachBrand<Value>(make: (id: BrandId) => Value): Readonly<Record<BrandId, Value>> {
  return Object.fromEntries(BRAND_IDS.map((id) => [id, make(id)])) as Record<BrandId, Value>;
}

/** Every brand with its settings. */
export const brands = eachBrand((id) => unmarked<BrandSettings>(brandSources[id]));

/** Host names that each brand is served from in production. */
export type ConfiguredHosts = Readonly<Partial<Record<BrandId, readonly string[]>>>;

export function brandOf(id: BrandId): BrandSettings {
  return brands[id];
}

/**
 * The brand of a `Host` header, whatever its port; undefined if no brand has the host (421).
 * Configured hosts replace the brands' own; without them an IP address is the same as `localhost`.
 */
export function brandOfHost(host: string, configured?: ConfiguredHosts): BrandSettings | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const find = (wanted: string) =>
    Object.values(brands).find(({ id, hosts }) => (configured ? configured[id] : hosts)?.includes(wanted));
  return find(name) ?? (!configured && isIpAddress(name) ? find('localhost') : undefined);
}

function isIpAddress(name: string): boolean {
  return /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/.test(name);
}
