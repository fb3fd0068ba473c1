import type { BrandId } from '#contract/brand.ts';
import { brands } from '#contract/brands/registry.ts';

/** What the identification service knows each brand as. */
export const CLIENT_IDS = Object.fromEntries(
  Object.values(brands).map(({ id, identification }) => [id, identification.clientId]),
) as Readonly<Record<BrandId, string>>;
