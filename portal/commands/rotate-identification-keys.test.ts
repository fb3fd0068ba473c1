import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientKeysIn } from '#outside/identification/client/client-keys.ts';

const program = fileURLToPath(new URL('rotate-identification-keys.ts', import.meta.url));
const rotate = (...files: string[]) => promisify(execFile)(process.execPath, [program, ...files]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotate-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the first run makes the keys, the next one changes them', async () => {
  const file = join(folder, 'keys.json');
  await rotate(file);
  const keys = clientKeysIn(file);
  const first = await keys.current();
  await rotate(file);
  const second = await keys.current();
  expect(second.signing).not.toEqual(first.signing);
  expect(second.decrypting).toHaveLength(2);
});

test('without a file it says what to give', async () => {
  await expect(rotate()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Which file\?/) });
});

test('a file that holds something else is left as it is', async () => {
  const file = join(folder, 'notes.txt');
  await writeFile(file, 'not keys');
  await expect(rotate(file)).rejects.toMatchObject({ stderr: 'The identification keys are no JSON.\n' });
  expect(await readFile(file, 'utf8')).toBe('not keys');
});
