import { brands } from '@portal/tokens/brands/registry';
import type { BrandTokens } from '@portal/tokens/contract';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';

/** @throws Error for a brand that has no tokens */
function tokensOf(brand: string): BrandTokens {
  const tokens = brands.find(({ id }) => id === brand);
  if (!tokens) throw new Error(`The brand ${brand} has no tokens`);
  return tokens;
}

/** The colour of the header, in which a device draws its own bar above it, by day and by night. */
export function themeColours(brand: string): { readonly light: string; readonly dark: string } {
  const { light, dark } = tokensOf(brand).scheme;
  return { light: light.color.surface, dark: dark.color.surface };
}

/** Where a picture of a brand's sign is, by its size in pixels or its kind. */
export const iconAddress = (brand: string, kind: string) => `/assets/icon-${brand}-${kind}.png`;

/**
 * What a device needs to install a brand's portal.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webAppManifest({ id, name }: BrandSettings, lang: Language) {
  const { surface, canvas } = tokensOf(id).scheme.light.color;
  const icon = (kind: string, sizes: string) => ({
    src: iconAddress(id, kind),
    sizes,
    type: 'image/png',
  });
  return {
    // The same app in each language: who changes it has not installed another one.
    id: '/',
    name,
    short_name: name,
    lang,
    dir: 'ltr',
    start_url: href('front-page', {}, lang),
    scope: '/',
    display: 'standalone',
    theme_color: surface,
    background_color: canvas,
    icons: [
      icon('192', '192x192'),
      icon('512', '512x512'),
      { ...icon('maskable', '512x512'), purpose: 'maskable' },
    ],
  };
}
