import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type DesignLanguage, DesignSystemProvider } from '../DesignSystem/DesignSystem.tsx';
import { Price } from './Price.tsx';

const html = (element: ReactElement, language: DesignLanguage = 'fi'): string =>
  renderToStaticMarkup(<DesignSystemProvider language={language}>{element}</DesignSystemProvider>);

const NO_BREAK = '\u00a0';

// British for English, Finnish for the other two, always two decimals (LANG-07).
it.each<[DesignLanguage, string]>([
  ['fi', `alk.${NO_BREAK}1${NO_BREAK}094,50${NO_BREAK}€`],
  ['sv', `alk.${NO_BREAK}1${NO_BREAK}094,50${NO_BREAK}€`],
  ['en', `alk.${NO_BREAK}€1,094.50`],
])('writes cents as euros in %s', (language, expected) => {
  expect(html(<Price cents={109_450} prefix="alk." />, language)).toContain(expected);
});

it('writes a span of prices', () => {
  expect(html(<Price cents={2820} upToCents={4500} />)).toContain(`28,20${NO_BREAK}€–45,00${NO_BREAK}€`);
});

it.each<[DesignLanguage, string]>([
  ['fi', `\u221228,20${NO_BREAK}€`],
  ['sv', `\u221228,20${NO_BREAK}€`],
  ['en', '\u2212€28.20'],
])('writes a refund with a true minus in %s', (language, expected) => {
  expect(html(<Price cents={-2820} />, language)).toContain(expected);
});
