import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encode, type Picture } from './picture.ts';

/** All baselines together; they are cloned with the project. */
export const MOST_BYTES = 37 * 1000 * 1000;

/** The accepted pictures in a folder, by name. */
export interface Baselines {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, picture: Picture): Promise<void>;
  remove(name: string): void;
  names(): readonly string[];
  bytes(): number;
}

export function baselinesIn(folder: string): Baselines {
  const fileOf = (name: string) => join(folder, `${name}.webp`);
  const files = () => globSync('*/*.webp', { cwd: folder });
  return {
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, picture) {
      const file = await encode(picture);
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), file);
    },
    remove: (name) => rmSync(fileOf(name)),
    names: () => files().map((file) => file.replace(/\.webp$/, '').replaceAll('\\', '/')),
    bytes: () => files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
