import { expect, it } from 'vitest';
import type { Manifest } from '../portal/shell/server/render/manifest.ts';
import { measurePages, oversized } from './page-sizes.ts';

const manifest: Manifest = {
  'shell/browser/entry-client.tsx': { file: 'assets/client.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js', css: ['assets/shell.css'] },
  'shell/browser/brands/kaari.ts': {
    file: 'assets/kaari.js',
    css: ['assets/kaari.css'],
    imports: ['_shell.js'],
  },
  'shell/browser/brands/pikkujatti.ts': { file: 'assets/pikkujatti.js', imports: ['_shell.js'] },
  'shell/browser/routing/addresses/fi.ts': { file: 'assets/fi.js' },
  'shell/browser/routing/addresses/sv.ts': { file: 'assets/sv.js' },
  'shell/browser/routing/addresses/en.ts': { file: 'assets/en.js' },
  'Page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shell.js'] },
};
const bytes: Record<string, number> = {
  'assets/client.js': 1,
  'assets/shell.js': 90_000,
  'assets/shell.css': 10_000,
  'assets/kaari.js': 10,
  'assets/kaari.css': 10_001,
  'assets/pikkujatti.js': 20,
  'assets/fi.js': 100,
  'assets/sv.js': 300,
  'assets/en.js': 200,
  'assets/page.js': 9_000,
  'assets/page.css': 1,
};
const measure = () =>
  measurePages(manifest, (file) => bytes[file] ?? Number.NaN, ['Page.tsx'], ['kaari', 'pikkujatti']);

it('counts what a page of a brand loads first, each file once, with the largest addresses', () => {
  expect(measure()).toEqual([
    { brand: 'kaari', page: 'Page.tsx', js: 99_311, css: 20_002, jsFiles: 5, cssFiles: 3 },
    { brand: 'pikkujatti', page: 'Page.tsx', js: 99_321, css: 10_001, jsFiles: 5, cssFiles: 2 },
  ]);
});

it('names what is too large', () => {
  expect(oversized(measure())).toEqual([
    'Page.tsx (kaari): 20002 bytes of css on its first load, more than the allowed 20000.',
  ]);
});

it('does not mistake a page that was not built for a small one', () => {
  expect(() => measurePages(manifest, () => 0, ['Other.tsx'])).toThrow('Other.tsx');
});
