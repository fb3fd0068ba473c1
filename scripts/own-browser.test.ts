import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownBrowser } from './own-browser.ts';

let executable: string;

beforeEach(() => {
  executable = join(mkdtempSync(join(tmpdir(), 'own-browser-')), 'chrome');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('is the installed one', async () => {
  writeFileSync(executable, '');
  const download = vi.fn(() => true);

  expect(await ownBrowser(() => executable, download)).toBe(executable);
  expect(download).not.toHaveBeenCalled();
});

it('is installed if it is missing, with a message', async () => {
  const download = () => {
    writeFileSync(executable, '');
    return true;
  };

  expect(await ownBrowser(() => executable, download)).toBe(executable);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('No pixels are compared'));
});

it('says what to do when it cannot be installed', async () => {
  await expect(
    ownBrowser(
      () => executable,
      () => false,
    ),
  ).rejects.toThrow('npx playwright install');
});
