import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { brands } from '../tokens/src/brands/registry.ts';
import { SCHEMES } from '../tokens/src/contract.ts';
import { styleDictionaryConfig } from '../tokens/src/design-tokens/style-dictionary.ts';
import { exportTokens } from './export-tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'design-tokens-'));
const paths = exportTokens(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** The CSS that Style Dictionary makes of a file; a warning is an error. */
async function cssOf(path: string): Promise<ReadonlyMap<string, string>> {
  const log = { warnings: 'error', verbosity: 'verbose', errors: { brokenReferences: 'throw' } } as const;
  // Its progress is hidden; only its warnings matter.
  vi.spyOn(console, 'log').mockReturnValue();
  const dictionary = new StyleDictionary({ ...styleDictionaryConfig(path, `${folder}/`), log });
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const [file] = await dictionary.formatPlatform('css');
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
  const rules = String(file?.output).matchAll(/^\s*--([\w-]+): (.*?);/gm);
  return new Map([...rules].map(([, name = '', value = '']) => [name, value]));
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('there is one file a brand', () => {
  expect(paths.map((path) => basename(path))).toEqual(brands.map(({ id }) => `${id}.tokens.json`));
});

describe.each(brands)('$name, read by Style Dictionary', (brand) => {
  const css = cssOf(join(folder, `${brand.id}.tokens.json`));

  test.each(SCHEMES)('has the colours of the %s scheme as they are', async (scheme) => {
    const { color, illustration } = brand.scheme[scheme];
    for (const [key, value] of [
      ...Object.entries(color.action).map(([key, value]) => [`color-action-${kebab(key)}`, value] as const),
      ...Object.entries(illustration).map(([key, value]) => [`illustration-${kebab(key)}`, value] as const),
      ['color-canvas', color.canvas] as const,
    ]) {
      expect((await css).get(`${scheme}-${key}`), key).toBe(value);
    }
  });

  test('has its type, its shape and what all brands share', async () => {
    expect(Object.fromEntries(await css)).toMatchObject({
      'type-weight-heading': brand.type.weight.heading,
      'type-size-body': brand.type.size.body,
      'radius-card': brand.radius.card,
      'space-large': '1.5rem',
      'line-focus': '3px',
      'motion-duration-quick': '120ms',
      'motion-easing': 'cubic-bezier(0.2, 0, 0, 1)',
      'z-index-toast': '40',
    });
    expect((await css).get('type-family-body')).toContain(brand.type.family.body);
  });

  test('has shadows in layers and colours with their opacity', async () => {
    expect((await css).get('light-shadow-card')).toMatch(
      /^0px 1px 2px 0px rgb\(.* \/ 0\.05\), 0px \d+px 1\dpx 0px /,
    );
    expect((await css).get('dark-color-scrim')).toMatch(/^rgba\(\d+, \d+, \d+, 0\.7\)$/);
  });
});

test('a token has its docstring, and in an extension what the format cannot express', () => {
  const { light, type, target } = JSON.parse(readFileSync(paths[0] ?? '', 'utf8'));
  expect(light.color.action.text.$description).toBe('On the three above.');
  expect(light.shadow.overlay.$description).toBe('Menus, dialogs, toasts.');
  expect(target.$description).toBe('Smallest side of anything that is touched.');
  expect(type.size.heading1).toMatchObject({
    $value: { value: 2.375, unit: 'rem' },
    $extensions: { 'example.portal.css': expect.stringMatching(/^clamp\(/) },
  });
});
