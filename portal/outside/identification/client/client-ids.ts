import { brandOf, eachBrand } from '#brands/registry.ts';

/** Each brand's client id at the identification service. */
export const CLIENT_IDS = eachBrand((id) => brandOf(id).identification.clientId);
