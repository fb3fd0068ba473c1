import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type DesignLanguage, DesignSystemProvider } from '../DesignSystem/DesignSystem.tsx';
import { Price } from './Price.tsx';

const NO_BREAK = '\u00a0';

// Specification section 9: British for English, Finnish for the other two, always two decimals.
it.each<[DesignLanguage, string]>([
  ['fi', `alk. 1${NO_BREAK}094,50${NO_BREAK}€`],
  ['sv', `alk. 1${NO_BREAK}094,50${NO_BREAK}€`],
  ['en', 'alk. €1,094.50'],
])('writes cents as euros in %s', (language, expected) => {
  const html = renderToStaticMarkup(
    <DesignSystemProvider language={language}>
      <Price cents={109_450} prefix="alk." />
    </DesignSystemProvider>,
  );
  expect(html).toContain(expected);
});
