import type { BrandOrigins } from './brand-of-request.ts';

/** Whether every brand is reached over https only. */
export function isServedSecurely(origins: BrandOrigins): boolean {
  return origins !== null && Object.values(origins).every((origin) => origin.startsWith('https:'));
}
