import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The committed transcript of a step. With `UPDATE_TRANSCRIPTS`, or where there is none, what is said becomes it. */
    transcript: (name: string, said: string) => Promise<string>;
  }
}

export const transcript: BrowserCommand<[name: string, said: string]> = async (_context, name, said) => {
  const file = join(import.meta.dirname, '../stories/transcripts', `${name}.txt`);
  if (process.env.UPDATE_TRANSCRIPTS || (!existsSync(file) && !process.env.CI)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, said);
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
