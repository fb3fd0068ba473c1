import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Failure, ProgressMessage } from './progress-message.ts';
import { runSuite } from './run-suite.ts';
import { endSuite, startSuite } from './suite-process.ts';
import { logs } from './suites.ts';

/** A suite of its own, which says these messages and then goes on with a piece of code. */
function suiteThat(messages: readonly ProgressMessage[], then: string) {
  const told = messages.map((message) => `process.send(${JSON.stringify(message)});`).join('');
  return { name: 'run-suite.test', tells: true, command: [process.execPath, '-e', told + then] };
}

async function failuresOf(suite: ReturnType<typeof suiteThat>, silentMs: number) {
  mkdirSync(logs, { recursive: true });
  const failures: Failure[] = [];
  await runSuite(
    suite,
    () => undefined,
    (failure) => failures.push(failure),
    silentMs,
  );
  return failures.map(({ title }) => title);
}

it('a suite that hangs is ended, and the tests that ran are named', async () => {
  const suite = suiteThat(
    [
      { type: 'began', title: 'a.test.ts' },
      { type: 'began', title: 'a.test.ts > one' },
      { type: 'ended', title: 'a.test.ts > one' },
      { type: 'began', title: 'a.test.ts > two' },
      { type: 'began', title: 'b.test.ts' },
    ],
    "process.on('SIGINT', () => {}); setTimeout(() => process.exit(1), 1500); setInterval(() => {}, 1000);",
  );
  expect(await failuresOf(suite, 300)).toEqual(['a.test.ts > two', 'b.test.ts']);
});

it('a suite that goes on saying something is left alone', async () => {
  const suite = suiteThat(
    [{ type: 'began', title: 'a' }],
    "setTimeout(() => { process.send({ type: 'passed' }); process.disconnect(); }, 200);",
  );
  expect(await failuresOf(suite, 30_000)).toEqual([]);
});

it('how long all files took stays written when some of them run again', async () => {
  const times = join(logs, 'run-suite.test.times.txt');
  rmSync(times, { force: true });
  const passes = "process.send({ type: 'passed' }); process.disconnect();";
  await failuresOf(suiteThat([{ type: 'took', file: 'a', milliseconds: 2000 }], passes), 30_000);
  await failuresOf(suiteThat([{ type: 'took', file: 'b', milliseconds: 1000 }], passes), 30_000);
  expect(readFileSync(times, 'utf8')).toBe('2.0 a\n');
  rmSync(times);
});

it('with a suite goes what it has started', async () => {
  const child = startSuite(
    process.execPath,
    [
      '-e',
      `const other = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
       process.on('SIGINT', () => {});
       process.send(other.pid);`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  const pid = await new Promise<number>((resolve) => child.once('message', (it) => resolve(Number(it))));
  expect(process.kill(pid, 0)).toBe(true);
  await endSuite(child, 200);
  await expect.poll(() => isThere(pid)).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
