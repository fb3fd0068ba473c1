import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

test('changes with every file that a pattern names, and with no test', () => {
  mkdirSync(join(root, 'pages'));
  write('pages/a.ts', 'a');
  write('pages/a.test.ts', 'test');
  const before = fingerprint(root, ['pages/*.ts']);
  write('pages/a.test.ts', 'another test');
  expect(fingerprint(root, ['pages/*.ts'])).toBe(before);
  write('pages/a.ts', 'b');
  const changed = fingerprint(root, ['pages/*.ts']);
  expect(changed).not.toBe(before);
  write('pages/b.ts', '');
  expect(fingerprint(root, ['pages/*.ts'])).not.toBe(changed);
});

test('is none of a folder that has moved', () => {
  expect(() => fingerprint(root, ['pages/*.ts', 'moved/**/*.ts'])).toThrow('No file is moved/**/*.ts');
});
