import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_METHODS_FILE } from '#demo/identification/demo-methods.ts';
import { readMethods } from './methods-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'methods-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SVG = '<?xml version="1.0"?>\n<!-- A birch -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';
const name = { fi: 'Koivupankki', sv: 'Björkbanken', en: 'Birch Bank' };
const birch = { id: 'koivupankki', kind: 'bank', name, logo: 'koivu.svg' };
writeFileSync(join(folder, 'koivu.svg'), SVG);
writeFileSync(join(folder, 'haapa.png'), Buffer.from('89504e470d0a1a0a00', 'hex'));
writeFileSync(join(folder, 'page.svg'), '<html><svg></svg></html>');
writeFileSync(join(folder, 'large.svg'), SVG.padEnd(40_000));

function read(content: unknown) {
  const file = join(folder, 'methods.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readMethods(file);
}

test('the ways to identify are those of the file, in its order, with their logos', () => {
  const notice = { fi: 'Huoltokatko', sv: 'Serviceavbrott', en: 'Maintenance' };
  const aspen = { ...birch, id: 'haapapankki', logo: 'haapa.png', notice };
  expect(read([aspen, birch])).toMatchObject([
    { id: 'haapapankki', logo: { type: 'image/png' }, notice },
    { id: 'koivupankki', name, logo: { type: 'image/svg+xml', content: Buffer.from(SVG) } },
  ]);
});

describe('a file that is refused', () => {
  test.each<[string, unknown, string]>([
    ['no file’s JSON', '[', 'cannot be read as JSON'],
    ['nothing', [], 'is not usable at its beginning'],
    ['a name in two languages', [{ ...birch, name: { fi: 'x', sv: 'x' } }], 'is not usable at 0.name.en'],
    ['an unknown setting', [{ ...birch, emblem: 'M0' }], 'is not usable at 0: Unrecognized key'],
    ['a space in an id', [{ ...birch, id: 'koivu pankki' }], 'is not usable at 0.id'],
    ['one id twice', [birch, birch], 'lists koivupankki twice'],
    ['a missing logo', [{ ...birch, logo: 'none.svg' }], 'none.svg cannot be read'],
    ['a logo that is a page', [{ ...birch, logo: 'page.svg' }], 'neither SVG nor PNG'],
    ['a large logo', [{ ...birch, logo: 'large.svg' }], 'more than 32768 bytes'],
  ])('has %s', (_, content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });

  test('is not there', () => {
    expect(() => readMethods(join(folder, 'none.json'))).toThrow('none.json cannot be read');
  });
});

test('the demo’s banks are usable', () => {
  const demoMethods = readMethods(DEMO_METHODS_FILE);
  expect(demoMethods.map(({ id }) => id)).toContain('kuusipankki');
  expect(demoMethods.filter(({ kind }) => kind === 'mobile')).toHaveLength(1);
});
