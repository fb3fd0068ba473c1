import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type ClientKeySet,
  ClientKeysError,
  openKeySet,
  type PrivateKeySet,
  parseKeySet,
  rotateKeySet,
} from './client-key-set.ts';

/** Where the portal's keys come from: asked anew for each sign-in, so that they may change meanwhile. */
export interface ClientKeys {
  /** Rejects with a ClientKeysError when there are none. */
  current(): Promise<ClientKeySet>;
}

export interface ClientKeysOptions {
  /** Makes the file if it is not there: for a portal that is tried out. */
  readonly createsMissing?: boolean;
  /** Told when the file has become unusable; the keys that were read last stay in use. */
  readonly onUnusable?: (error: unknown) => void;
}

/** The keys of a file, read again whenever it has changed. */
export function clientKeysIn(file: string, options: ClientKeysOptions = {}): ClientKeys {
  let last: { readonly version: string; readonly keys: ClientKeySet } | undefined;

  async function read(): Promise<ClientKeySet> {
    const { ino, mtimeMs, size } = await stat(file);
    const version = [ino, mtimeMs, size].join();
    if (last?.version !== version) {
      last = { version, keys: await openKeySet(parseKeySet(await readFile(file, 'utf8'))) };
    }
    return last.keys;
  }

  return {
    async current() {
      try {
        return await read().catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT' || last || !options.createsMissing) throw error;
          await createKeys(file);
          return read();
        });
      } catch (error) {
        if (last) {
          options.onUnusable?.(error);
          return last.keys;
        }
        if (error instanceof ClientKeysError) throw error;
        throw new ClientKeysError('The file of identification keys cannot be read.', { cause: error });
      }
    },
  };
}

/** Changes the keys of a file in one step: whoever reads it meanwhile finds the former or the new ones. */
export async function rotateKeysIn(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const draft = await writeDraft(file, await rotateKeySet(text === null ? null : parseKeySet(text)));
  await rename(draft, file);
}

/** Of several processes that create the file at once, the first has made it. */
async function createKeys(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = await writeDraft(file, await rotateKeySet(null));
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

async function writeDraft(file: string, keys: PrivateKeySet): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return draft;
}
