import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, SUITES } from '../test/suites.ts';
import { AREAS } from './areas.ts';

const faults = Object.values(AREAS).flat();
const suites = SUITES.map(({ name }) => name);

it('has a fault for every suite that finds any', () => {
  const planted = new Set(faults.map(({ suite }) => suite));
  // A build that fails has no other sign.
  expect([...planted].sort()).toEqual(suites.filter((name) => name !== 'build').sort());
});

it('has areas that are no suites: both are names of what is planted', () => {
  expect(Object.keys(AREAS).filter((area) => suites.includes(area))).toEqual([]);
});

describe.each(Object.entries(AREAS))('%s', (_, planted) => {
  it.each(planted.filter(({ find }) => find))('$what can still be planted', ({ file, find = '' }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  });
});
