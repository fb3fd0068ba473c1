import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** Keys that are read at each sign-in, so that they may change meanwhile. */
export interface KeyFile<Keys> {
  /** Rejects with a KeysError if there are none. */
  current(): Promise<Keys>;
}

export interface KeyFileOptions<Keys> {
  /** Reads the file's text; rejects with a KeysError that says what is wrong with it. */
  readonly open: (text: string) => Promise<Keys>;
  /** Makes the file if it is not there. */
  readonly create?: (() => Promise<void>) | undefined;
  /** Called when the file has become unusable; the keys read last stay in use. */
  readonly onUnusable?: ((error: unknown) => void) | undefined;
}

/** Why keys cannot be used; the message quotes none of them. */
export class KeysError extends Error {
  override readonly name = 'KeysError';
}

/** The keys of a file, read again whenever it has changed. */
export function keyFile<Keys>(file: string, options: KeyFileOptions<Keys>): KeyFile<Keys> {
  const { open, create, onUnusable } = options;
  let last: { readonly version: string; readonly keys: Keys } | undefined;

  async function read(): Promise<Keys> {
    const { ino, mtimeMs, size } = await stat(file);
    const version = [ino, mtimeMs, size].join();
    if (last?.version !== version) last = { version, keys: await open(await readFile(file, 'utf8')) };
    return last.keys;
  }

  return {
    async current() {
      try {
        return await read().catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT' || last || !create) throw error;
          await create();
          return read();
        });
      } catch (error) {
        if (last) {
          onUnusable?.(error);
          return last.keys;
        }
        if (error instanceof KeysError) throw error;
        throw new KeysError('The file of identification keys cannot be read.', { cause: error });
      }
    },
  };
}

/**
 * Reads a JSON Web Key Set; throws a KeysError that says what is wrong with it.
 *
 * @param whose starts its message: 'The keys'
 */
export function parseKeys<Schema extends z.ZodType>(
  whose: string,
  schema: Schema,
  text: string,
): z.infer<Schema> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new KeysError(`${whose} are no JSON.`);
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new KeysError(`${whose} are not usable: ${issue?.path.join('.')} ${issue?.message}.`);
}

/** Changes the keys of a file, or makes it, atomically: a reader meanwhile finds the previous or the new ones. */
export async function writeKeys(file: string, keys: object): Promise<void> {
  await rename(await writeDraft(file, keys), file);
}

/** Writes keys into a temporary file beside it, which nobody else may read. */
export async function writeDraft(file: string, keys: object): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return draft;
}
