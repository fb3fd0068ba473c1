import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Received messages, kept over a restart: one JSON value per line. */
export interface Journal<Entry> {
  readonly restored: readonly Entry[];
  readonly keep: (entry: Entry) => void;
}

/** A journal in `folder`; without a folder nothing is stored. A line that a crash cut off is skipped. */
export function openJournal<Entry>(folder: string | undefined, name: string): Journal<Entry> {
  if (!folder) return { restored: [], keep: () => {} };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return {
    restored: lines.flatMap((line) => parsed<Entry>(line)),
    // A line break first: a line that was cut off must not swallow the next one.
    keep: (entry) => appendFileSync(file, `\n${JSON.stringify(entry)}`),
  };
}

function parsed<Entry>(line: string): Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}
