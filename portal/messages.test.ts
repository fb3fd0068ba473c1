import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

const ROOT = import.meta.dirname;
const FOLDERS = [...new Set(globSync('{app,features/*}/messages/*.json', { cwd: ROOT }).map(dirname))].sort();
/** A message of nothing but this would be a text somebody forgot to write. */
/** A word of work left over, or a key in place of its text (a file's name looks like one). */
const LEFTOVER = /\b(TODO|FIXME|TBD|XXX|lorem ipsum)\b|^[a-z]+(\.(?!ics$)[a-zA-Z]+)+$/i;

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

/** Kinds of a compiled argument (icu-minify), by number from 1. */
const KINDS = ['select', 'plural', 'selectordinal', 'number', 'date', 'time'];

/** What a message asks its caller for: `count:plural`, `name`, `<link>`. */
function placeholdersOf(message: string): string[] {
  return [...new Set(ofNodes(compile(message)))].sort();
}

/** Of a compiled message, which is a text or a list of nodes. */
function ofNodes(nodes: unknown): string[] {
  return Array.isArray(nodes) ? nodes.flatMap(ofNode) : [];
}

/** Of a node: a text, an argument `[name]` or `[name, kind, options]`, or a tag `[name, …nodes]`. */
function ofNode(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, options] = node;
  if (node.length === 1) return [name];
  const kindName = typeof kind === 'number' ? KINDS[kind - 1] : undefined;
  if (!kindName) return [`<${name}>`, ...ofNodes(node.slice(1))];
  const chosen = options !== null && typeof options === 'object' ? Object.values(options) : [];
  return [`${name}:${kindName}`, ...chosen.flatMap(ofNodes)];
}

test('there are messages to check', () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
});

describe.each(FOLDERS)('%s', (folder) => {
  const files = globSync('*.json', { cwd: `${ROOT}/${folder}` })
    .map((file) => basename(file))
    .sort();

  test('has each language and nothing else', () => {
    expect(files).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
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
});

describe('the placeholders of a message', () => {
  test.each([
    ['Varaa aika', []],
    ['Hei {name}', ['name']],
    ['{n}', ['n']],
    ['{count, plural, one {# aika} other {# aikaa, {name}}}', ['count:plural', 'name']],
    ['{type, select, a {A {x}} other {B}}', ['type:select', 'x']],
    ['<link>Hei {name}</link>', ['<link>', 'name']],
    ['<b>Hei</b> {when, date, long}', ['<b>', 'when:date']],
    ['{amount, number}', ['amount:number']],
    ['{n, plural, one {<b>#</b>} other {{n}}}', ['<b>', 'n', 'n:plural']],
  ])('%j', (message, expected) => {
    expect(placeholdersOf(message)).toEqual(expected);
  });
});
