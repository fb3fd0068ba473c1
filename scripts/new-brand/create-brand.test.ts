import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandTokens } from '../../tokens/src/contract.ts';
import { brokenPairs } from '../../tokens/src/derive/prove.ts';
import { rolesAmiss } from '../../tokens/src/roles.ts';
import { copyOfProject } from './copy-of-project.ts';
import { createBrand } from './create-brand.ts';

const BRANDS = {
  keto: ['--name', 'Keto', '--action', '#fff3b0', '--shape', 'sharp', '--heading-font', 'fraunces'],
  noki: ['--name', 'Noki & Co', '--action', '#0A0A0C', '--accent', '#ff7a00', '--shape', 'round'],
  meri: [
    '--name',
    'Meri',
    '--action',
    '#3fb6b6',
    '--font',
    'Nunito',
    '--edge',
    'straight',
    '--density',
    'airy',
  ],
  veri: ['--name', 'Veri', '--action', '#b3261e'],
  sitruuna: ['--name', 'Sitruuna', '--action', '#f4e04d'],
};

const ids = Object.keys(BRANDS);
let root = '';

beforeAll(() => {
  root = copyOfProject();
  for (const [id, args] of Object.entries(BRANDS)) createBrand([id, ...args], root);
});

afterAll(() => rmSync(root, { recursive: true }));

const everyFile = () =>
  Object.fromEntries(
    globSync('{tokens,design-system,portal}/**/*.{ts,tsx,svg}', { cwd: root })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

const typeErrors = () =>
  spawnSync('tsc', ['-p', join(root, 'tsconfig.brands.json')], { cwd: root, encoding: 'utf8' }).stdout;

async function themeOf(id: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'design-system'),
    plugins: [vanillaExtractPlugin()],
    build: { write: false, rolldownOptions: { input: join(root, `design-system/src/themes/${id}.css.ts`) } },
  })) as Rolldown.RolldownOutput;
  return output
    .flatMap((file) => (file.fileName.endsWith('.css') && 'source' in file ? [file.source] : []))
    .join('');
}

async function tokensOf(id: string): Promise<BrandTokens> {
  return (await import(pathToFileURL(join(root, `tokens/src/brands/${id}.ts`)).href))[id];
}

describe.each(ids)('the brand %s', (id) => {
  test('holds every pair of colours, with each role present', async () => {
    const tokens = await tokensOf(id);
    expect(brokenPairs(tokens)).toEqual([]);
    expect(rolesAmiss(tokens)).toEqual([]);
  });

  test('is registered for its look and for its settings', async () => {
    const look = await import(pathToFileURL(join(root, 'tokens/src/brands/registry.ts')).href);
    const settings = await import(pathToFileURL(join(root, 'portal/brands/registry.ts')).href);
    expect(look.brands.map((brand: BrandTokens) => brand.id)).toContain(id);
    expect(settings.brandOfHost(`${id}.localhost:3000`)?.id).toBe(id);
  });

  test('has a theme that builds, with its own fonts', async () => {
    const tokens = await tokensOf(id);
    const sheet = await themeOf(id);
    expect(sheet).toContain(`[data-brand=${id}]`);
    expect(sheet).toContain(tokens.type.family.heading);
    expect(sheet).toContain(tokens.type.family.body);
  });
});

test('brands compile, without another edit', () => {
  expect(typeErrors()).toBe('');
});

test.each(ids)('the drawings of %s are coloured by its tokens', async (id) => {
  const { illustration } = (await tokensOf(id)).scheme.light;
  const known = Object.keys(illustration).map((role) =>
    role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const sheet = readFileSync(join(root, `design-system/src/brands/${id}.svg`), 'utf8');
  for (const [, role] of sheet.matchAll(/var\(--illustration-([^)]*)\)/g)) expect(known).toContain(role);
});

test('brands differ in their sign and their drawings', () => {
  for (const kind of ['tsx', 'svg']) {
    const drawn = ids.map((id) =>
      readFileSync(join(root, `design-system/src/brands/${id}.${kind}`), 'utf8').replaceAll(id, ''),
    );
    expect(new Set(drawn).size).toBe(ids.length);
  }
});

test('two brands from a colour alone share neither corners, room, edge, families nor a manner of drawing', async () => {
  const [red, yellow] = await Promise.all(['veri', 'sitruuna'].map(tokensOf));
  const looks = [red, yellow].map((tokens) => [
    tokens?.radius.button,
    tokens?.density.cardWide,
    tokens?.hero.mask,
    tokens?.type.family.heading,
    tokens?.type.family.body,
  ]);
  for (const [index, value] of (looks[0] ?? []).entries()) expect(value).not.toBe(looks[1]?.[index]);
  const lines = (id: string) =>
    /stroke-linecap="(\w+)"/.exec(
      readFileSync(join(root, `design-system/src/brands/${id}.svg`), 'utf8'),
    )?.[1];
  expect(lines('veri')).not.toBe(lines('sitruuna'));
});

test('what is asked for comes before what the colour suggests', async () => {
  const { type, density, hero } = await tokensOf('meri');
  expect(type.family).toEqual({ body: 'Nunito', heading: 'Nunito' });
  expect(density.cardWide).toBe('2rem');
  expect(hero.mask).toBe('none');
});

describe('nothing is written', () => {
  const look = ['--name', 'Uusi', '--action', '#3fb6b6'];

  test.each([
    [['Uusi', ...look], "'Uusi' cannot be an id"],
    [['class', ...look], "'class' cannot be an id: the word is reserved"],
    [['keto', ...look], 'The id is taken: tokens/src/brands/keto.ts'],
    [['kaari', ...look], 'The id is taken'],
    [['base', ...look], 'design-system/src/themes/base.css.ts'],
    [look, 'One id is needed'],
    [['uusi', '--action', '#3fb6b6'], '--name is missing'],
    [['uusi', '--name', '<b>', '--action', '#3fb6b6'], "'<b>' cannot be a name"],
    [['uusi', '--name', 'Uusi'], '--action is missing'],
    [['uusi', '--name', 'Uusi', '--action', 'teal'], "--action: 'teal' is no colour"],
    [['uusi', ...look, '--accent', '#12'], "--accent: '#12' is no colour"],
    [['uusi', ...look, '--shape', 'blob'], "--shape: 'blob' is not known; there are soft, round, sharp"],
    [
      ['uusi', ...look, '--edge', 'torn'],
      "--edge: 'torn' is not known; there are straight, wave, curve, slant",
    ],
    [['uusi', ...look, '--density', 'full'], "--density: 'full' is not known"],
    [['uusi', ...look, '--type', 'loud'], "--type: 'loud' is not known; there are plain,"],
    [['uusi', ...look, '--drawing', 'oil'], "--drawing: 'oil' is not known; there are line,"],
    [['uusi', ...look, '--font', 'Comic Neue'], "The font 'Comic Neue' is not installed"],
    [['uusi', ...look, '--colour', 'red'], '--colour'],
  ])('for %j', (args, sentence) => {
    const before = everyFile();
    expect(() => createBrand(args, root)).toThrow(sentence);
    expect(everyFile()).toEqual(before);
  });

  test('when one file cannot be, after others were', () => {
    const before = everyFile();
    const cached = readdirSync(join(root, '.cache'));
    const folder = join(root, 'portal/shell/browser/brands');
    renameSync(folder, `${folder}-aside`);
    writeFileSync(folder, 'in the way');
    expect(() => createBrand(['uusi', ...look], root)).toThrow();
    rmSync(folder);
    renameSync(`${folder}-aside`, folder);
    expect(everyFile()).toEqual(before);
    expect(readdirSync(join(root, '.cache'))).toEqual(cached);
  });
});

describe('a missing role, and an unknown one', () => {
  beforeAll(() => {
    const path = join(root, 'tokens/src/brands/meri.ts');
    const text = readFileSync(path, 'utf8')
      .replace(/\n\s+subtleHover: [^\n]+/, '')
      .replace('pill:', 'pillow:');
    writeFileSync(path, text);
  });

  test('fail the compiler, by name', () => {
    expect(typeErrors()).toMatch(/subtleHover[\s\S]*pillow/);
  });

  test("fail the theme's build, by name", async () => {
    await expect(themeOf('meri')).rejects.toThrow(
      /meri, light: color\.action\.subtleHover is missing[\s\S]*meri: radius\.pillow is no role/,
    );
  });
});
