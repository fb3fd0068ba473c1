import { constants, lstatSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenText } from '#areas/record/shared/health-record/server/fhir/json-values.ts';
import {
  type ResourceFile,
  UnreadableFile,
} from '#areas/record/shared/health-record/server/fhir/read-resources.ts';
import type { Reason } from '#areas/record/shared/health-record/server/fhir/refusals.ts';
import { StartError } from '#platform/start-error.ts';

const LINES = /\.(ndjson|jsonl)(\.gz)?$/i;
const FILES = /\.(json|ndjson|jsonl)(\.gz)?$/i;
/** How much of a file is read at a time, in bytes. */
const AT_ONCE = 1 << 18;
/** With what a file begins that is compressed by gzip, whatever it is called. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** What is read, and what stands beside it and is not. */
interface FilesFound {
  readonly files: ResourceFile[];
  readonly notRead: { readonly file: string; readonly reason: Reason }[];
}

/**
 * The files with resources at some paths: those that are named, and what is in the folders that are. In a folder no link is
 * followed: it may lead anywhere.
 *
 * @throws StartError for a path where nothing is
 */
export function filesAt(paths: readonly string[]): FilesFound {
  const found: FilesFound = { files: [], notRead: [] };
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new StartError(`There is no ${path}.`);
    if (stat.isDirectory()) addFolder(path, found);
    else found.files.push(fileAt(path, 0));
  }
  return found;
}

function addFolder(folder: string, found: FilesFound): void {
  for (const name of namesIn(folder, found.notRead)) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) addFolder(path, found);
    else if (stat?.isSymbolicLink()) found.notRead.push({ file: path, reason: 'fileIsLink' });
    // A pipe or a device would be read for ever.
    else if (!stat?.isFile() || !FILES.test(name)) found.notRead.push({ file: path, reason: 'fileNotTaken' });
    else found.files.push(fileAt(path, constants.O_NOFOLLOW));
  }
}

function namesIn(folder: string, notRead: FilesFound['notRead']): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    notRead.push({ file: folder, reason: 'fileUnreadable' });
    return [];
  }
}

const fileAt = (path: string, flags: number): ResourceFile => ({
  name: path,
  form: LINES.test(path) ? 'lines' : 'json',
  read: () => bytesOf(path, flags),
});

async function* bytesOf(path: string, flags: number): AsyncGenerator<Uint8Array> {
  try {
    const handle = await open(path, constants.O_RDONLY | flags);
    const { buffer: begin } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    const stream = handle.createReadStream({ start: 0, highWaterMark: AT_ONCE });
    const unpacked = begin.equals(GZIP)
      ? pipeline(stream, createGunzip({ chunkSize: AT_ONCE }), () => {})
      : stream;
    yield* unpacked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new BrokenText('The file is no whole gzip file.', { cause: error });
    if (code.startsWith('E')) throw new UnreadableFile(`${path} cannot be read.`, { cause: error });
    throw error;
  }
}
