import type { Suite } from './suites.ts';

/**
 * Runs suites beside each other, in their order; one that comes after another waits for it.
 * @param most how many run at a time
 */
export async function runAll(
  suites: readonly Suite[],
  most: number,
  run: (suite: Suite) => Promise<void>,
): Promise<void> {
  const waiting = [...suites];
  const running = new Map<Suite, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
    const next = waiting.find(({ after = [] }) => !after.some((name) => unfinished.has(name)));
    if (!next || running.size >= most) {
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
