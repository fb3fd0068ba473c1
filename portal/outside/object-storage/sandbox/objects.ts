import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Objects as files in a folder. */
export interface Objects {
  /**
   * Stores an object once all of it has arrived; an aborted upload leaves nothing.
   *
   * @returns false if it is too long
   */
  put(key: string, content: Readable, maxLength: number): Promise<boolean>;
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** A key must not name anything outside the folder. */
export const isKey = (key: string): boolean => /^[\w-]+(\/[\w-]+)*$/.test(key) && key.length <= 200;

export function openObjects(folder: string): Objects {
  const fileOf = (key: string) => join(folder, 'kept', `${key}.object`);
  return {
    async put(key, content, maxLength) {
      const arriving = join(folder, 'arriving', randomUUID());
      await mkdir(dirname(arriving), { recursive: true });
      try {
        await pipeline(content, atMost(maxLength), createWriteStream(arriving));
        await mkdir(dirname(fileOf(key)), { recursive: true });
        await rename(arriving, fileOf(key));
        return true;
      } catch (error) {
        await rm(arriving, { force: true });
        if (error instanceof TooLong) return false;
        throw error;
      }
    },
    get: (key) => readFile(fileOf(key)).catch(() => null),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

class TooLong extends Error {}

function atMost(maxLength: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > maxLength ? new TooLong() : null, chunk);
    },
  });
}
