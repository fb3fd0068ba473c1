import { expect, it } from 'vitest';
import { runAll } from './run-all.ts';
import type { Suite } from './suites.ts';

const suite = (name: string, ...after: string[]): Suite => ({ name, command: [name], after });

/** Runs suites that end when they are told to, and notes when each begins. */
function watch(suites: readonly Suite[], most: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = runAll(suites, most, ({ name }) => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, end, done };
}

it('runs as many beside each other as it may, in their order', async () => {
  const { begun, end, done } = watch(
    ['a', 'b', 'c'].map((name) => suite(name)),
    2,
  );
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await done;
});

it('lets one that comes after another wait for it, and others go first', async () => {
  const { begun, end, done } = watch([suite('build'), suite('e2e', 'build'), suite('unit')], 3);
  expect(begun).toEqual(['build', 'unit']);
  await end('build');
  expect(begun).toEqual(['build', 'unit', 'e2e']);
  await end('unit');
  await end('e2e');
  await done;
});

it('does not wait for what is not run at all', async () => {
  const { begun, end, done } = watch([suite('e2e', 'build')], 2);
  expect(begun).toEqual(['e2e']);
  await end('e2e');
  await done;
});
