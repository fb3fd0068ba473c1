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

it('is the one that is there', async () => {
  writeFileSync(executable, '');
  const download = vi.fn(() => true);

  expect(await ownBrowser(() => executable, download)).toBe(executable);
  expect(download).not.toHaveBeenCalled();
});

it('is installed when it is not there, which is said', async () => {
  const download = () => {
    writeFileSync(executable, '');
    return true;
  };

  expect(await ownBrowser(() => executable, download)).toBe(executable);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('No pixels are compared'));
});

it('names the way out when it cannot be installed', async () => {
  await expect(
    ownBrowser(
      () => executable,
      () => false,
    ),
  ).rejects.toThrow('npx playwright install');
});
