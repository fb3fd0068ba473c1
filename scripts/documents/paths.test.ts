import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './requirements.ts';

const documents = globSync(['*.md', 'docs/**/*.md', '{tokens,design-system}/*.md'], { cwd: ROOT }).sort();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A path in backticks, from the project's folder or from the portal's or the design system's; none with a placeholder. */
const PATH = /`((?:\.?[a-z][\w.-]*\/)+[\w.-]+\.(?:tsx?|mjs|sql|md|json|ya?ml))`/g;
const FOLDERS = ['', 'portal', 'design-system/src'];

function missingPaths(file: string): readonly string[] {
  const paths = [...read(file).matchAll(PATH)].map(([, path = '']) => path);
  return paths.filter((path) => !FOLDERS.some((folder) => existsSync(join(ROOT, folder, path))));
}

function deadLinks(file: string): readonly string[] {
  const links = [...read(file).matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !existsSync(join(ROOT, dirname(file), link.split('#')[0] ?? '')));
}

test('files that the documents name are in the project', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap((file) => missingPaths(file).map((path) => `${file}: ${path}`))).toEqual([]);
});

test('links between the documents lead to one', () => {
  expect(documents.flatMap((file) => deadLinks(file).map((link) => `${file}: ${link}`))).toEqual([]);
});
