import { brandOf, eachBrand } from '#contract/brands/registry.ts';

/** What the identification service knows each brand as. */
export const CLIENT_IDS = eachBrand((id) => brandOf(id).identification.clientId);
