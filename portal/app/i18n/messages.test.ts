import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

type Tree = { readonly [key: string]: Tree | string };

const FILES = import.meta.glob<Tree>(['../messages/*.json', '../../features/*/messages/*.json'], {
  import: 'default',
  eager: true,
});

const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\/\w+\.json$/, '')))];

function texts(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, node]): [string, string][] =>
    typeof node === 'string' ? [[prefix + key, node]] : texts(node, `${prefix}${key}.`),
  );
}

/** Names of the arguments and tags of a message, in any order. */
function placeholders(message: string): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [first, ...rest] = node as unknown[];
    if (typeof first === 'string') names.push(first);
    for (const part of rest) {
      if (Array.isArray(part)) visitAll(part);
      else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visitAll);
    }
  };
  const visitAll = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const node of part) visit(node);
  };
  visitAll(compile(message));
  return [...new Set(names)].sort();
}

test('placeholders are seen wherever they stand', () => {
  expect(placeholders('{n, plural, one {{a} <b>x</b>} other {# {c}}}')).toEqual(['a', 'b', 'c', 'n']);
});

describe.each(FOLDERS)('%s', (folder) => {
  const finnish = new Map(texts(FILES[`${folder}/fi.json`] ?? {}));

  test('is there in Finnish', () => {
    expect(finnish.size).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('%s has every text, none empty, with the same placeholders', (language) => {
    const translated = new Map(texts(FILES[`${folder}/${language}.json`] ?? {}));
    expect([...translated.keys()].sort()).toEqual([...finnish.keys()].sort());
    for (const [key, message] of translated) {
      expect(message.trim(), key).not.toBe('');
      expect(placeholders(message), key).toEqual(placeholders(finnish.get(key) ?? ''));
    }
  });
});
