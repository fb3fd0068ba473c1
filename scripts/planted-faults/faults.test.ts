import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, SUITES } from '../test/suites.ts';
import { FAULTS } from './faults.ts';

it('has a fault for every suite that finds any', () => {
  const planted = new Set(FAULTS.map(({ suite }) => suite));
  // A build that fails has no other sign.
  const suites = SUITES.map(({ name }) => name).filter((name) => name !== 'build');
  expect([...planted].sort()).toEqual(suites.sort());
});

it.each(FAULTS.filter(({ find }) => find))('$suite: $what can still be planted', ({ file, find = '' }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(find);
});
