import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceFile } from '#domain/health-record/server/fhir/read-resources.ts';
import { StartError } from '#platform/start-error.ts';

const LINES = /\.(ndjson|jsonl)$/i;
const FILES = /\.(json|ndjson|jsonl)$/i;
/** How much of a file is read at a time, in bytes. */
const AT_ONCE = 1 << 20;

/**
 * The files with resources at some paths: those that are named, and what is in the folders that are.
 *
 * @throws StartError where there are none
 */
export function filesAt(paths: readonly string[]): ResourceFile[] {
  const files = paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new StartError(`There is no ${path}.`);
    if (!found.isDirectory()) return path;
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => FILES.test(name))
      .toSorted()
      .map((name) => join(path, name));
  });
  if (files.length === 0) throw new StartError('There are no files of the kind .json or .ndjson.');
  return files.map((path) => ({
    name: path,
    form: LINES.test(path) ? 'lines' : 'json',
    read: () => createReadStream(path, { highWaterMark: AT_ONCE }),
  }));
}
