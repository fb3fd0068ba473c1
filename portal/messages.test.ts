import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import { placeholdersOf } from '#contract/language/message-placeholders.ts';

const ROOT = import.meta.dirname;
const FOLDERS = [
  ...new Set(
    globSync('{app,components/*,features/*}/messages{,-outbound}/*.json', { cwd: ROOT }).map(dirname),
  ),
].sort();
/** A word of work left over, or a key in place of its text (a file's name looks like one). */
const LEFTOVER = /\b(TODO|FIXME|TBD|XXX|lorem ipsum)\b|^[a-z]+(\.(?!ics$)[a-zA-Z]+)+$/i;

/** An identity code written out: an example is computed, so that it is nobody's and a child's where that fits. */
const IDENTITY_CODE = /\d{6}[-+A-FU-Y]\d{3}[\dA-Y]/;

/** What has pages in Finnish only: its address has no words in another language. */
const FINNISH_ONLY = ['features/help/messages'];

type Texts = ReadonlyMap<string, string>;

function textsOf(folder: string, file: string): Texts {
  const texts = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    if (node !== null && typeof node === 'object' && !Array.isArray(node)) {
      for (const [key, value] of Object.entries(node)) walk(value, path ? `${path}.${key}` : key);
    } else if (typeof node === 'string') texts.set(path, node);
    else throw new Error(`${folder}/${file}: ${path} is no text`);
  };
  walk(JSON.parse(readFileSync(`${ROOT}/${folder}/${file}`, 'utf8')), '');
  return texts;
}

test('there are messages to check', () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
});

describe.each(FOLDERS)('%s', (folder) => {
  const files = globSync('*.json', { cwd: `${ROOT}/${folder}` })
    .map((file) => basename(file))
    .sort();

  test('has each language and nothing else', () => {
    const languages = FINNISH_ONLY.includes(folder) ? ['fi'] : LANGUAGES;
    expect(files).toEqual(languages.map((language) => `${language}.json`).sort());
  });

  const source = textsOf(folder, 'fi.json');

  test.each(files)('%s has the keys of the Finnish source', (file) => {
    expect([...textsOf(folder, file).keys()].sort()).toEqual([...source.keys()].sort());
  });

  test.each(files)('%s asks for what the Finnish source asks for', (file) => {
    const ask = (texts: Texts) =>
      Object.fromEntries([...source.keys()].map((key) => [key, placeholdersOf(texts.get(key) ?? '')]));
    expect(ask(textsOf(folder, file))).toEqual(ask(source));
  });

  test.each(files)('%s has no empty, untrimmed or forgotten text', (file) => {
    const wrong = [...textsOf(folder, file)].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || LEFTOVER.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test.each(files)('%s has no identity code written out', (file) => {
    expect([...textsOf(folder, file)].filter(([, text]) => IDENTITY_CODE.test(text))).toEqual([]);
  });
});
