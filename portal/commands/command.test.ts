import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const COMMANDS = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('await runCommand('),
);

/** Without a database that could be reached: nothing of this needs one. */
const called = (file: string, ...args: string[]) =>
  new Promise<{ code: number | string; said: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, file), ...args], (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, said: out + wrong }),
    );
  });

it('there are as many as an operator has', () => {
  expect(COMMANDS).toHaveLength(13);
});

it.concurrent.each([
  ['additional-charges.ts', 'propose'],
  ['payments.ts', 'refund'],
  ['deletion-requests.ts', 'refuse', '1'],
  ['professionals.ts', 'remove'],
  ['teams.ts', 'join', 'nurses'],
  ['employees.ts', 'import', 'people.csv'],
  ['clinics.ts', 'set', 'KAM'],
  ['clinics.ts', 'restore', 'KAM', '1'],
  ['service-breaks.ts', 'plan', 'messages', '--author', 'Maija'],
  ['questionnaires.ts', 'add'],
  ['renewals.ts', 'accept', 'x', '--practitioner', '1'],
  ['fhir-import.ts'],
  ['rotate-keys.ts', 'all'],
])('%s %s is no way to call it', async (file, ...args) => {
  const { code, said } = await called(file, ...args);
  expect(code).toBe(2);
  expect(said.trim().split('\n')).toHaveLength(1);
});
