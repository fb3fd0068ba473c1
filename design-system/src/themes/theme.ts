import type { BrandTokens, Scheme } from '@portal/tokens/contract';
import { createGlobalTheme, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontStack } from './font-face.ts';

const DARK = '(prefers-color-scheme: dark)';

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

/**
 * Writes a brand's theme on `[data-brand=id]`: light, dark where the reader's system asks for it, and either
 * of them on `[data-scheme]`. To be called from a style sheet (`*.css.ts`).
 */
export function brandTheme(brand: BrandTokens): void {
  const { type, radius } = brand;
  const root = `[data-brand='${brand.id}']`;
  const family = { body: fontStack(brand.type.family.body), heading: fontStack(brand.type.family.heading) };

  createGlobalTheme(
    root,
    { type: vars.type, radius: vars.radius },
    {
      '@layer': 'theme',
      type: { ...type, family },
      radius,
    },
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
