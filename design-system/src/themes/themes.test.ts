import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands } from '@portal/tokens/brands/registry';
import { contract } from '@portal/tokens/contract';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { CANVAS } from '../Illustration/canvas.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ENTRIES: Record<string, string> = {
  base: source('./base.css.ts'),
  button: source('../Button/Button.css.ts'),
  ...Object.fromEntries(brands.map(({ id }) => [id, source(`./${id}.css.ts`)])),
};

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sheets: Record<string, string> = {};

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
    const name = file.names[0]?.replace(/\.css$/, '');
    if (name) sheets[name] = String(file.source);
  }
});

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

  it.each(brands)('have all of $name and nothing of another brand', ({ id, type: { family } }) => {
    const sheet = sheets[id] ?? '';
    const fonts = [...sheet.matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^";}]+)/g)].map(([, name]) =>
      name?.replace(/ Fallback.*$/, ''),
    );
    expect(sheet).toContain(`[data-brand=${id}]`);
    expect(new Set(fonts)).toEqual(new Set([family.body, family.heading]));
    for (const other of brands) if (other.id !== id) expect(sheet).not.toContain(`data-brand=${other.id}]`);
  });

  it.each(brands)('load the fonts of $name from our own server', ({ id }) => {
    const faces = (sheets[id] ?? '').match(/@font-face\s*\{[^}]*\}/g) ?? [];
    const addresses = faces.flatMap((face) =>
      [...face.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address),
    );
    expect(addresses).not.toHaveLength(0);
    for (const address of addresses) expect(address).toMatch(/^\/assets\/.*\.woff2$/);
  });
});

describe('a brand', () => {
  it.each(brands)('$name has a drawing for each scene, coloured by its tokens alone', ({ id }) => {
    const sheet = readFileSync(source(`../brands/${id}.svg`), 'utf8');
    const scenes = [...sheet.matchAll(/<symbol id="(\w+)" viewBox="([\d ]+)"/g)];
    expect(Object.fromEntries(scenes.map(([, name, canvas]) => [name, canvas]))).toEqual(CANVAS);
    expect(sheet).not.toMatch(/#[\da-f]{3,8}\b(?!-)|rgb\(|hsl\(/i);
    const used = [...sheet.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
    const known = Object.keys(contract.illustration).map((role) => `illustration-${kebab(role)}`);
    expect(known).toEqual(expect.arrayContaining([...new Set(used)]));
  });
});
