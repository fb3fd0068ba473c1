import { lookFiles } from './look-files.ts';
import { readInput } from './read-input.ts';
import { settingsFiles } from './settings-files.ts';
import { writeFiles } from './write-files.ts';

export interface CreatedBrand {
  readonly id: string;
  readonly name: string;
  /** Written and changed files, from the root. */
  readonly paths: readonly string[];
}

/**
 * Makes a brand, look and settings, and registers it.
 * @param args of the command line
 * @param root folder of the repository to write into
 * @throws InputError for invalid input or a taken id, ContrastError for a pair of colours that cannot hold; nothing
 * is written then
 */
export function createBrand(args: readonly string[], root: string): CreatedBrand {
  const look = readInput(args, root);
  const paths = writeFiles(root, [lookFiles(look), settingsFiles(look)]);
  return { id: look.id, name: look.name, paths };
}
