import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UNUSED } from './smaller-react.ts';
import { withoutUnused } from './without-unused.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const react = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const published = readFileSync(join(react, 'cjs/react-dom-client.production.js'), 'utf8');
const smaller = withoutUnused(published, UNUSED);

/** Where React makes a node of the kind. */
const made = (code: string, tag: number) =>
  code.match(new RegExp(String.raw`createFiberImplClass\(${tag},|\? ${tag}$|\.tag = ${tag};`, 'gm')) ?? [];

test.each(UNUSED.tags)('React makes nodes of the kind %i in one place, which is cut', (tag) => {
  expect(made(published, tag)).toHaveLength(1);
  expect(made(smaller, tag)).toEqual([]);
});

/** What works in development and would not in the build. */
const USES = [
  /\b(?:Activity|Profiler|SuspenseList|ViewTransition)\b[^;]*\} from 'react'/,
  /<(?:React\.)?Fragment [^>]*\bref=/,
  /<(?:base|body|head|html|link|meta|script|style|title)[\s>]/,
  /\b(?:prefetchDNS|preconnect|preload\w*|preinit\w*)\b[^;]*\} from 'react-dom'/,
];

test('no page uses what React is left without', () => {
  const files = globSync('{design-system/src,portal/{app,client,components,domain,features}}/**/*.tsx', {
    cwd: root,
  });
  const users = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !/\.(?:test|stories)\.tsx$/.test(file) && USES.some((use) => use.test(text));
  });
  expect(files.length).toBeGreaterThan(300);
  expect(users).toEqual([]);
});

test.each([
  "import { Activity, useState } from 'react';",
  '<Fragment key="a" ref={group}>',
  '<title>Varaa aika</title>',
  "import { preload } from 'react-dom';",
])('notices %s', (code) => {
  expect(USES.some((use) => use.test(code))).toBe(true);
});
