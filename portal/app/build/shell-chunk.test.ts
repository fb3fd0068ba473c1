import { expect, test } from 'vitest';
import { shellChunk } from './shell-chunk.ts';

const imports: Record<string, string[]> = {
  entry: ['a', 'b'],
  a: ['b'],
  b: ['entry'],
  page: ['a', 'c'],
  c: [],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) } as never;

test('takes what the entry imports, and nothing that only a page does', () => {
  const name = shellChunk('entry');
  expect(['entry', 'a', 'b', 'page', 'c'].map((id) => name(id, modules))).toEqual([
    'shell',
    'shell',
    'shell',
    null,
    null,
  ]);
});
