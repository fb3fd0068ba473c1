import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pinnedBrowser } from './browser.ts';

const isPinnable = process.platform === 'linux' && process.arch === 'x64';

it.runIf(isPinnable)(
  'lies in a folder named after its version, and sees only its own fonts',
  async () => {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const manifest = join(dirname(dirname(entry)), 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

    const [first, second] = await Promise.all([pinnedBrowser(), pinnedBrowser()]);

    expect(basename(dirname(first.executablePath))).toBe(version);
    expect(second.executablePath).toBe(first.executablePath);
    expect(first.isPinned).toBe(true);
    const fonts = readFileSync(first.env.FONTCONFIG_FILE ?? '', 'utf8');
    expect(fonts.match(/<dir[^>]*>[^<]*<\/dir>/g)).toEqual([
      `<dir>${join(dirname(first.executablePath), 'fonts')}</dir>`,
    ]);
  },
  60_000,
);
