import { mkdirSync, rmSync } from 'node:fs';
import { Display } from './display.ts';
import type { Failure } from './progress-message.ts';
import { runAll } from './run-all.ts';
import { runSuite } from './run-suite.ts';
import { type Ended, lookAgain } from './second-look.ts';
import { endSuites } from './suite-process.ts';
import { logs, type Suite } from './suites.ts';

/** Each waits now and then, for a database, a timer, a frame of the browser; the other has the processor meanwhile. */
const LANES = 2;

/**
 * Runs suites, shows how far they are, and ends with one line that counts them all and the process's exit code. What failed
 * gets a second look once nothing else runs.
 */
export async function runSuites(suites: readonly Suite[]): Promise<never> {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const display = new Display(process.stdout);
  let isEnding = false;
  // They come twice where a terminal tells each process, and the one before this hands them on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      await endSuites();
      display.close('Ended before all had run.');
      process.exit(1);
    });
  const run = async (suite: Suite): Promise<Ended> => {
    const failures: Failure[] = [];
    const progress = await runSuite(
      suite,
      (begun) => display.started(begun),
      (failure) => {
        failures.push(failure);
        display.failed(suite.name, failure);
      },
    );
    display.ended(progress);
    return { suite, passed: progress.passed, failures };
  };
  const first: Ended[] = [];
  await runAll(suites, LANES, async (suite) => {
    // What is ended by hand says nothing more, and nothing follows it.
    if (isEnding) return;
    first.push(await run(suite));
  });
  const { ended, flaky } = await lookAgain(first, run);
  for (const title of flaky) display.flaky(title);
  const total = (count: (each: Ended) => number) => ended.reduce((sum, each) => sum + count(each), 0);
  const failed = total(({ failures }) => failures.length);
  display.close(`${total(({ passed }) => passed)} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
