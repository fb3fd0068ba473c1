import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/suites.ts';
import { withoutDefence } from './planted/missing-defence.ts';
import { scenarios } from './scenarios.ts';
import { earlierTree } from './tree.ts';

it('says in a sentence that a commit is not there', () => {
  expect(() => earlierTree('0000000')).toThrow(
    new Error('Commit 0000000 is not in this clone: fetch its whole history.'),
  );
});

it.each(scenarios.flatMap(({ name, without = [] }) => without.map((defence) => ({ name, defence }))))(
  '$name: its defence in $defence.file can still be taken out',
  ({ defence }) => {
    const source = readFileSync(join(root, defence.file), 'utf8');
    expect(withoutDefence(source, defence)).not.toContain(defence.find);
  },
);

it('does not take out what is not there, or not only there', () => {
  const defence = { file: 'a.ts', find: 'check();', put: '' };
  expect(withoutDefence('check();go();', defence)).toBe('go();');
  for (const source of ['go();', 'check();check();'])
    expect(() => withoutDefence(source, defence)).toThrow('a.ts does not have once: check();');
});
