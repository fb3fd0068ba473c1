import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { missedBy, smaller } from './smaller-react.ts';
import { UNUSED, UNUSED_MEMBERS } from './unused-of-react.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const react = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const published = readFileSync(join(react, 'cjs/react-dom-client.production.js'), 'utf8');
const rest = smaller('react-dom-client.production.js', published);

/** Where React makes a node of the kind. */
const made = (code: string, tag: number) =>
  code.match(new RegExp(String.raw`createFiberImplClass\(${tag},|\? ${tag}$|\.tag = ${tag};`, 'gm')) ?? [];

test.each(UNUSED.tags)('React makes nodes of the kind %i in one place, which is cut', (tag) => {
  expect(made(published, tag)).toHaveLength(1);
  expect(made(rest, tag)).toEqual([]);
});

test('only view transitions, which are cut, make React wait for images', () => {
  const waits = (code: string) => code.match(/\bmode \| 32\b/g) ?? [];
  expect(waits(published)).toHaveLength(1);
  expect(waits(rest)).toEqual([]);
});

/** What works in development and would not in the build. */
const USES = [
  new RegExp(
    String.raw`\b(?:SuspenseList|${UNUSED_MEMBERS['react.production.js']?.members.join('|')})\b[^;]*\} from 'react'`,
  ),
  new RegExp(
    String.raw`\b(?:${UNUSED_MEMBERS['react-dom.production.js']?.members.join('|')})\b[^;]*\} from 'react-dom'`,
  ),
  /<(?:React\.)?Fragment [^>]*\bref=/,
  /<(?:base|body|head|html|link|meta|script|style|title)[\s>]/,
  /<[a-z]+-[\w-]+[\s>]/,
  /<(?:form|button|input)\b[^>]*\b(?:action|formAction)=\{(?:async\b|\()/,
];

test('no page uses what React is left without', () => {
  const files = globSync('{design-system/src,portal/{shell/browser,areas,client,components}}/**/*.tsx', {
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
  "import { useEffect, useTransition } from 'react';",
  "import { useFormStatus } from 'react-dom';",
  '<date-leaf day={day}>',
  '<form method="post" action={async () => save()}>',
])('notices %s', (code) => {
  expect(USES.some((use) => use.test(code))).toBe(true);
});

test.each([
  ['(0, import_react.useOptimistic)(names)', 'useOptimistic'],
  ['import_react$2.default.lazy(load)', 'lazy'],
  ['import_react_dom$1.preconnect(origin)', 'preconnect'],
  ['(0, import_react.useState)(preload)', undefined],
])('the build knows what %s takes of React', (code, name) => {
  expect(missedBy(code)).toBe(name);
});
