import type { BrandTokens, Scheme } from '@portal/tokens/contract';
import { rolesAmiss, shapeOf } from '@portal/tokens/roles';
import { createGlobalTheme, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { type BrandFont, fontFace, fontStack } from './font-face.ts';

/** Paper is white, whatever the screen is. */
const DARK = 'screen and (prefers-color-scheme: dark)';

type Vars = NonNullable<StyleRule['vars']>;

function assign(contract: object, values: object, into: Vars = {}): Vars {
  for (const [key, name] of Object.entries(contract)) {
    const value: unknown = (values as Record<string, unknown>)[key];
    if (typeof name === 'string') into[name] = String(value);
    else assign(name as object, value as object, into);
  }
  return into;
}

function schemeVars(brand: BrandTokens, scheme: Scheme): StyleRule {
  const { color, illustration, shadow } = vars;
  return { colorScheme: scheme, vars: assign({ color, illustration, shadow }, brand.scheme[scheme]) };
}

/** The fonts of a brand; without its own, headings share that of the text. */
export interface BrandFonts {
  readonly body: BrandFont;
  readonly heading?: BrandFont;
}

/**
 * Writes a brand's theme on `[data-brand=id]`, its fonts included: light, dark where the reader's system asks for
 * it, and either of them on `[data-scheme]`. To be called from a style sheet (`*.css.ts`).
 * @throws Error that names each missing or unknown role, or a font that is not in the tokens
 */
export function brandTheme(brand: BrandTokens, { body, heading = body }: BrandFonts): void {
  const amiss = [...rolesAmiss(brand), ...fontsAmiss(brand, { body, heading })];
  if (amiss.length > 0) throw new Error(amiss.join('\n'));
  for (const font of new Set([body, heading])) fontFace(font);
  const shape = shapeOf(brand);
  const root = `[data-brand='${brand.id}']`;
  const family = { body: fontStack(body), heading: fontStack(heading) };

  createGlobalTheme(
    root,
    { type: vars.type, radius: vars.radius, card: vars.card, density: vars.density, hero: vars.hero },
    { '@layer': 'theme', ...shape, type: { ...shape.type, family } },
  );
  globalStyle(root, {
    '@layer': {
      theme: {
        ...schemeVars(brand, 'light'),
        '@media': { [DARK]: schemeVars(brand, 'dark') },
      },
    },
  });
  for (const scheme of ['light', 'dark'] as const) {
    globalStyle(`${root}[data-scheme='${scheme}']`, { '@layer': { theme: schemeVars(brand, scheme) } });
  }
}

function fontsAmiss({ id, type: { family } }: BrandTokens, fonts: Required<BrandFonts>): string[] {
  return (['body', 'heading'] as const)
    .filter((use) => fonts[use].metrics.familyName !== family[use])
    .map(
      (use) => `${id}: type.family.${use} is ${family[use]}, its theme has ${fonts[use].metrics.familyName}.`,
    );
}
