import { mkdirSync, rmSync } from 'node:fs';
import { Display } from './test/display.ts';
import { runAll } from './test/run-all.ts';
import { runSuite } from './test/run-suite.ts';
import { logs, SUITES } from './test/suites.ts';

// Everything there is to check, or the suites that are named: `npm test`, `npm test -- unit e2e`.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => SUITES.every((suite) => suite.name !== name));
if (unknown.length > 0) {
  console.error(
    `No suite is called ${unknown.join(', ')}; there are ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

/** Each waits now and then, for a database, a timer, a frame of the browser; the other has the processor meanwhile. */
const LANES = 2;

const display = new Display(process.stdout);
const total = { passed: 0, failed: 0 };
await runAll(chosen, LANES, async (suite) => {
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
