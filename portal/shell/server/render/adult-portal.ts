import type { BrandSettings } from '#contract/brand/brand.ts';
import { languageIn } from '#contract/brand/brand-languages.ts';
import { brandOf } from '#contract/brands/registry.ts';
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
  { origin, language }: Reader,
  origins: BrandOrigins,
): PublicBrand['adultPortal'] {
  if (adultBrand === null) return undefined;
  const brand = brandOf(adultBrand);
  const served = origins ? origins[adultBrand] : developmentOrigin(brand, origin);
  const path = href('appointment-reservation-landing-page', {}, languageIn(brand, language));
  return served === undefined ? undefined : { name: brand.name, url: served + path };
}

/** In development every brand is served, by host name and on one port. */
function developmentOrigin({ hosts }: BrandSettings, own: string): string {
  const { port } = new URL(own);
  return `http://${hosts[0]}${port && `:${port}`}`;
}
