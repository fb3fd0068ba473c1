import type { BrandId, BrandSettings } from '../brand.ts';
import { kaari } from './kaari.ts';
import { pikkujatti } from './pikkujatti.ts';

/** Every brand with its settings. A new brand is one line here. */
export const brands: Readonly<Record<BrandId, BrandSettings>> = { kaari, pikkujatti };

/** Whose pages a bare address shows in development. */
const DEVELOPMENT_BRAND: BrandId = 'kaari';

/** Host names that each brand is served from in production. */
export type ConfiguredHosts = Readonly<Partial<Record<BrandId, readonly string[]>>>;

export function brandOf(id: BrandId): BrandSettings {
  return brands[id];
}

/**
 * The brand of a `Host` header, whatever its port; undefined for a host that is nobody's (421).
 * Configured hosts replace the brands' own; without them an IP address shows the development brand.
 */
export function brandOfHost(host: string, configured?: ConfiguredHosts): BrandSettings | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const found = Object.values(brands).find(({ id, hosts }) =>
    (configured ? configured[id] : hosts)?.includes(name),
  );
  return found ?? (!configured && isIpAddress(name) ? brands[DEVELOPMENT_BRAND] : undefined);
}

function isIpAddress(name: string): boolean {
  return /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/.test(name);
}
