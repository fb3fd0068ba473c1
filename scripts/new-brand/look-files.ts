import type { BrandTokens } from '../../tokens/src/contract.ts';
import { deriveBrand } from '../../tokens/src/derive/derive-brand.ts';
import { drawingSheet } from './drawings.ts';
import { addImport, appendEntry } from './insert.ts';
import type { InstalledFont } from './installed-font.ts';
import { iconFile, logoFile } from './logo-file.ts';
import type { FileChanges, NewLook } from './new-brand.ts';

/**
 * What a brand looks like: tokens, theme, logo, drawings, icon, and the file that the portal loads them by.
 * @throws ContrastError that names each pair of colours that cannot hold
 */
export function lookFiles(look: NewLook): FileChanges {
  const { id } = look;
  const brand = deriveBrand(look);
  return {
    create: {
      [`tokens/src/brands/${id}.ts`]: tokenFile(look, brand),
      [`design-system/src/themes/${id}.css.ts`]: themeFile(look),
      [`design-system/src/brands/${id}.tsx`]: logoFile(look, brand),
      [`design-system/src/brands/${id}.svg`]: drawingSheet(look),
      [`portal/shell/browser/brands/${id}.ts`]: appFile(id),
      [`portal/shell/browser/public/assets/icon-${id}.svg`]: iconFile(look, brand),
    },
    change: {
      'tokens/src/brands/registry.ts': (text) =>
        addImport(appendEntry(text, /BrandTokens\[\] = \[/, id), `import { ${id} } from './${id}.ts';`),
      'design-system/src/themes/font-metrics.ts': (text) => fontsOf(look).reduce(withMetrics, text),
    },
  };
}

function tokenFile({ id, name, action, accent }: NewLook, brand: BrandTokens): string {
  const from = accent ? `${action}, with highlights in ${accent}` : action;
  return `import type { BrandTokens } from '../contract.ts';

/** ${name}. Everything derives from ${from}. */
export const ${id}: BrandTokens = ${JSON.stringify(brand)};
`;
}

function themeFile(look: NewLook): string {
  const fonts = fontsOf(look);
  const [body, heading] = fonts.map(
    ({ name, file, weights }) => `{ metrics: ${name}, file: '${file}', weights: '${weights.join(' ')}' }`,
  );
  return `import { ${look.id} } from '@portal/tokens/brands/${look.id}';
import { ${fonts.map(({ name }) => name).join(', ')} } from './font-metrics.ts';
import { brandTheme } from './theme.ts';

brandTheme(${look.id}, {
  body: ${body},
  ${heading ? `heading: ${heading},` : ''}
});
`;
}

/** The text's, and the headings' where they have one of their own. */
function fontsOf({ font, headingFont }: NewLook): readonly InstalledFont[] {
  return headingFont.family === font.family ? [font] : [font, headingFont];
}

function withMetrics(text: string, { name, metrics }: InstalledFont): string {
  if (text.includes(`export const ${name}:`)) return text;
  return `${text}\nexport const ${name}: FontMetrics = ${JSON.stringify(metrics)};\n`;
}

function appFile(id: string): string {
  return `import '@portal/design-system/themes/${id}';

export { ${id} as assets } from '@portal/design-system/brands/${id}';
`;
}
