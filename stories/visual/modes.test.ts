import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';
import { expect, it } from 'vitest';
import { asEntryPage, asOverlay, asPage, inEveryMode, WIDTHS } from './modes.ts';

it('shows components in each brand at each width in each scheme', () => {
  const { modes } = inEveryMode.chromatic;
  for (const { id } of brands) {
    const own = Object.keys(modes).filter((name) => name.startsWith(`${id}-`));
    expect(own.length, id).toBe(brands.findIndex((brand) => brand.id === id) < 3 ? 8 : 2);
  }
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      expect(modes[`kaari-${width}-${scheme}`]).toMatchObject({
        brand: 'kaari',
        scheme,
        viewport: { width },
      });
    }
  }
});

it('shows pages in both products on a phone and on a desk, and overlays in the fully photographed brands', () => {
  expect(Object.keys(asPage.chromatic.modes)).toEqual([
    'kaari-360-light',
    'kaari-1280-light',
    'pikkujatti-360-light',
    'pikkujatti-1280-light',
  ]);
  expect(Object.keys(asEntryPage.chromatic.modes)).toEqual([
    ...Object.keys(asPage.chromatic.modes),
    'kaari-1280-dark',
    'revontuli-360-light',
    'revontuli-1280-light',
  ]);
  expect(Object.keys(asOverlay.chromatic.modes)).toContain('kaari-1280-dark');
});
