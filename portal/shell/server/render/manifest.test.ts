import { expect, test } from 'vitest';
import { assetsOf } from './manifest.ts';

const manifest = {
  'shell/browser/entry.tsx': { file: 'assets/entry.js', css: ['assets/base.css'] },
  'shell/browser/brands/kaari.ts': {
    file: 'assets/kaari.js',
    imports: ['shell/browser/entry.tsx'],
    css: ['assets/kaari.css'],
    assets: [
      'assets/kaari-x.svg',
      'assets/grotesk-latin-ext-wght-normal-D-g_1.woff2',
      'assets/grotesk-latin-wght-normal-Ca-V_2.woff2',
    ],
  },
  'shell/browser/brands/other.ts': {
    file: 'assets/other.js',
    assets: ['assets/nunito-latin-wght-normal-B.woff2'],
  },
};

test("a page has the base sheet before its brand's, and the brand's everyday letters", () => {
  expect(assetsOf(manifest, ['shell/browser/brands/kaari.ts'])).toEqual({
    styles: ['/assets/base.css', '/assets/kaari.css'],
    modules: ['/assets/entry.js', '/assets/kaari.js'],
    fonts: ['/assets/grotesk-latin-wght-normal-Ca-V_2.woff2'],
  });
});

test('a part whose code comes later has its styles in the document', () => {
  const later = { file: 'assets/chart.js', imports: ['shell/browser/entry.tsx'], css: ['assets/chart.css'] };
  expect(
    assetsOf(
      { ...manifest, 'shell/browser/Chart.tsx': later },
      ['shell/browser/entry.tsx'],
      ['shell/browser/Chart.tsx'],
    ),
  ).toEqual({
    styles: ['/assets/base.css', '/assets/chart.css'],
    modules: ['/assets/entry.js'],
    fonts: [],
  });
});
