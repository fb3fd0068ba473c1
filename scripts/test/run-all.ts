import type { Suite } from './suites.ts';

/**
 * Runs suites beside each other as far as they allow it, in their order: one that is wide is alone, and one that comes
 * after another waits for it.
 * @param widest how many suites that are not wide run at a time
 */
export async function runAll(
  suites: readonly Suite[],
  widest: number,
  run: (suite: Suite) => Promise<void>,
): Promise<void> {
  const waiting = [...suites];
  const running = new Map<Suite, Promise<unknown>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = nextOf(waiting, [...running.keys()], widest);
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    running.set(
      next,
      run(next).finally(() => running.delete(next)),
    );
  }
}

function nextOf(waiting: readonly Suite[], running: readonly Suite[], widest: number): Suite | undefined {
  if (running.length >= widest || running.some(({ isWide }) => isWide)) return undefined;
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(
    ({ after = [], isWide }) =>
      !after.some((name) => unfinished.has(name)) && !(isWide && running.length > 0),
  );
}
