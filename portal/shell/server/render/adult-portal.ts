import { brandOf, brands } from '#brands/registry.ts';
import type { BrandId, BrandSettings } from '#contract/brand/brand.ts';
import { languageIn } from '#contract/brand/brand-languages.ts';
import type { Language } from '#contract/language/language.ts';
import type { PublicBrand } from '#contract/pages/render.ts';
import { href } from '#contract/routes/routes.ts';
import type { BrandOrigins } from '../http/brand-of-request.ts';

/** How a brand is reached, and in which language it is read. */
export interface Reader {
  /** The brand's own origin, as the request has come. */
  readonly origin: string;
  readonly language: Language;
}

/**
 * Where a brand for children sends who has grown up: to the ways of booking there; undefined if there is no such brand,
 * or this installation does not serve it.
 */
export function adultPortalOf(
  { adultBrand }: Pick<BrandSettings, 'adultBrand'>,
  reader: Reader,
  origins: BrandOrigins,
): PublicBrand['adultPortal'] {
  return adultBrand === null ? undefined : portalOf(adultBrand, reader, origins);
}

/** Where a brand for adults sends who books for a child: to the brand for children that names it; undefined as above. */
export function childrensPortalOf(
  { id }: Pick<BrandSettings, 'id'>,
  reader: Reader,
  origins: BrandOrigins,
): PublicBrand['childrensPortal'] {
  const brand = Object.values(brands).find(({ adultBrand }) => adultBrand === id);
  return brand && portalOf(brand.id, reader, origins);
}

function portalOf(id: BrandId, { origin, language }: Reader, origins: BrandOrigins) {
  const brand = brandOf(id);
  const served = origins ? origins[id] : developmentOrigin(brand, origin);
  const path = href('appointment-reservation-landing-page', {}, languageIn(brand, language));
  return served === undefined ? undefined : { name: brand.name, url: served + path };
}

/** In development every brand is served, by host name and on one port. */
function developmentOrigin({ hosts }: BrandSettings, own: string): string {
  const { port } = new URL(own);
  return `http://${hosts[0]}${port && `:${port}`}`;
}
