import { link, readFile, rm } from 'node:fs/promises';
import { type ClientKeySet, openKeySet, parseKeySet, rotateKeySet } from './client-key-set.ts';
import { type KeyFile, type KeyFileOptions, keyFile, writeDraft, writeKeys } from './key-file.ts';

/** The portal's own keys. */
export type ClientKeys = KeyFile<ClientKeySet>;

export interface ClientKeysOptions extends Pick<KeyFileOptions<ClientKeySet>, 'onUnusable'> {
  /** Makes the file if it is missing: for trying the portal out. */
  readonly createsMissing?: boolean;
}

/** The portal's keys in a file, a private JSON Web Key Set. */
export function clientKeysIn(file: string, options: ClientKeysOptions = {}): ClientKeys {
  const { createsMissing, onUnusable } = options;
  return keyFile(file, {
    open: (text) => openKeySet(parseKeySet(text)),
    create: createsMissing ? () => createKeys(file) : undefined,
    onUnusable,
  });
}

/** Rotates the portal's keys in a file, or makes the first. */
export async function rotateKeysIn(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  await writeKeys(file, await rotateKeySet(text === null ? null : parseKeySet(text)));
}

/** If several processes create the file at once, the first one has made it. */
async function createKeys(file: string): Promise<void> {
  const draft = await writeDraft(file, await rotateKeySet(null));
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
