import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ENTRIES = {
  base: source('./base.css.ts'),
  kaari: source('./kaari.css.ts'),
  pikkujatti: source('./pikkujatti.css.ts'),
  button: source('../Button/Button.css.ts'),
};

const sheets: Partial<Record<keyof typeof ENTRIES, string>> = {};

beforeAll(async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: source('../..'),
    plugins: [vanillaExtractPlugin()],
    build: { write: false, rolldownOptions: { input: ENTRIES } },
  })) as Rolldown.RolldownOutput;
  for (const file of result.output) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
    const name = file.names[0]?.replace(/\.css$/, '') as keyof typeof ENTRIES;
    sheets[name] = String(file.source);
  }
}, 30_000);

describe('built style sheets', () => {
  it('put the layers in order in the one that comes first', () => {
    const named = [...(sheets.base ?? '').matchAll(/@layer ([a-z, ]+)[;{]/g)].flatMap(([, names]) =>
      names?.split(','),
    );
    expect([...new Set(named)]).toEqual(['reset', 'theme', 'base', 'component', 'utility']);
  });

  it('keep the rules of a component within its layer', () => {
    expect(sheets.button).toMatch(/^@layer component\s*\{/);
  });

  it.each([
    ['kaari', 'pikkujatti', 'nunito'],
    ['pikkujatti', 'kaari', 'hanken'],
  ] as const)('give %s nothing of %s', (brand, other, font) => {
    const sheet = sheets[brand] ?? '';
    expect(sheet).toContain(`[data-brand=${brand}]`);
    expect(sheet).not.toContain(other);
    expect(sheet.toLowerCase()).not.toContain(font);
  });

  it.each(['kaari', 'pikkujatti'] as const)('take their font for %s from the own server', (brand) => {
    const addresses = [...(sheets[brand] ?? '').matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
    expect(addresses).not.toHaveLength(0);
    for (const address of addresses) expect(address).toMatch(/^\/assets\/.*\.woff2$/);
  });
});
