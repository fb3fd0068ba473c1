import { expect, test } from 'vitest';
import { read, written } from './written.ts';

/** Words that read as translated or archaic; "again", "for nothing", "by default" and "anybody who" say the same. */
const STILTED =
  /\b(?:anew|in vain|unless told|who(?:m|so)?ever|whence|hitherto|forthwith|nobody['’]s (?:hand|word))\b/i;

/** A clause for a person ("for who is signed in"): "for signed-in patients" says it. What somebody tells or asks is a question, and right. */
const HEADLESS =
  /\b(?:for|from|nobody but|to) who (?:is|has|was|may|reads|books|tries|looks|hears|needs|comes|does)\b/;

const stilted = (file: string) =>
  read(file)
    .split('\n')
    .flatMap((line, index) =>
      STILTED.test(line) || HEADLESS.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

test('code and documents are in plain English', () => {
  // A migration that has run somewhere is not edited, its comments included.
  expect(written.filter((file) => !file.endsWith('.sql')).flatMap(stilted)).toEqual([]);
});

test.each([
  ['// Asked anew by whoever comes next.', true],
  ['/** 5000 unless told. */', true],
  ['it loads 2 kB in vain', true],
  ['/** Opens it for who is signed in. */', true],
  ['is sold to who is 65', true],
  ['// Asked again by the next caller.', false],
  ['/** Says who is signed in. */', false],
  ['const renewed = renew(key);', false],
])('%s is found: %s', (line, isFound) => {
  expect(STILTED.test(line) || HEADLESS.test(line)).toBe(isFound);
});
