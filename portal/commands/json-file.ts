import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { StartError } from '#platform/start-error.ts';

/** What a JSON file says, with a byte order mark or without. @throws StartError where it cannot be read */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * What was given, as its schema reads it.
 *
 * @param name of what was given, for the error: `kamppi.json`
 * @throws StartError that names each fault and where it is, never what stands there
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  name: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`);
  throw new StartError([`${name} is refused, and nothing was changed:`, ...faults].join('\n'));
}
