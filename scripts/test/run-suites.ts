import { mkdirSync, rmSync } from 'node:fs';
import { Display } from './display.ts';
import { runAll } from './run-all.ts';
import { runSuite } from './run-suite.ts';
import { logs, type Suite } from './suites.ts';

/** Each waits now and then, for a database, a timer, a frame of the browser; the other has the processor meanwhile. */
const LANES = 2;

/** Runs suites, shows how far they are, and ends with one line that counts them all and the process's exit code. */
export async function runSuites(suites: readonly Suite[]): Promise<never> {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const display = new Display(process.stdout);
  const total = { passed: 0, failed: 0 };
  await runAll(suites, LANES, async (suite) => {
    const ended = await runSuite(
      suite,
      (progress) => display.started(progress),
      (failure) => display.failed(suite.name, failure),
    );
    display.ended(ended);
    total.passed += ended.passed;
    total.failed += ended.failed;
  });
  display.close(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}
