import type { LogStream } from './logger.ts';

/** What a portal of a test logs, and what of it says that something is broken. */
export interface TestLog {
  readonly logTo: LogStream;
  /** Lines at the level of errors. */
  errors(): readonly string[];
  lines(): readonly string[];
}

const ERROR = 50;

export function testLog(): TestLog {
  const lines: string[] = [];
  return {
    logTo: { write: (line) => lines.push(line) },
    errors: () => lines.filter((line) => Number(JSON.parse(line).level) >= ERROR),
    lines: () => lines,
  };
}
