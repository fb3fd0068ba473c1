import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { TASKS } from './tasks.mjs';
import { root } from './test/suites.ts';

/** What it answers at once: a command that began its work instead would take longer, and is ended. */
const ANSWERED_MS = 120_000;

/** What `npm run` hands over to; the tools' arguments are read before. */
function called(name: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const { usage, command } = TASKS[name] ?? { command: [] };
  const words = usage === undefined ? command.slice(1) : ['scripts/bootstrap.mjs', name];
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string }>();
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { cwd: root, env: { ...process.env, PATH }, timeout: ANSWERED_MS };
  execFile(process.execPath, [...words, ...args], options, (error, out, wrong) =>
    resolve({ code: error ? error.code : 0, said: out + wrong }),
  );
  return promise;
}

it.concurrent.each(Object.keys(TASKS))('npm run %s says by --help how it is called', async (name) => {
  const { code, said } = await called(name, '--help');
  expect(code).toBe(0);
  expect(said).toMatch(/^npm (run |start|test)/);
});

it.concurrent.each(Object.keys(TASKS))('npm run %s refuses an option that there is not', async (name) => {
  const { code, said } = await called(name, '--no-such-option');
  expect(code).toBe(2);
  expect(said).toContain('--no-such-option');
  expect(said.trim().split('\n')).toHaveLength(1);
});

it.concurrent.each([
  ['test', 'no-such-suite'],
  ['test:long', 'no-such-part'],
  ['bench', 'no-such-part'],
  ['attack', 'no-such-try'],
  ['planted-faults', 'no-such-area'],
  ['new-brand'],
  ['screenshots'],
  ['build', 'something'],
])('npm run %s %s is no way to call it', async (name, ...args) => {
  const { code } = await called(name, ...args);
  expect(code).toBe(2);
});
