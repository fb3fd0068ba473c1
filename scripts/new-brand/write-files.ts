import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from './input-error.ts';
import type { FileChanges } from './new-brand.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes all or nothing: every text is made and formatted into temporary files first; then all are moved into place,
 * and restored if one cannot be.
 * @param root folder that the paths start at
 * @returns the paths, new files first
 * @throws InputError if a new file already exists
 */
export function writeFiles(root: string, parts: readonly FileChanges[]): string[] {
  const created = parts.flatMap(({ create }) => Object.entries(create));
  const taken = created.filter(([path]) => existsSync(join(root, path))).map(([path]) => path);
  if (taken.length > 0) throw new InputError(`The id is taken: ${taken.join(', ')}`);
  const texts = new Map(created);
  for (const [path, change] of parts.flatMap((part) => Object.entries(part.change))) {
    texts.set(path, change(texts.get(path) ?? readFileSync(join(root, path), 'utf8')));
  }
  const formatted = [...texts].map(([path, text]) => [path, format(path, text)] as const);
  moveAll(root, formatted);
  return formatted.map(([path]) => path);
}

/** As the linter requires, imports sorted; drawings are written as they are. */
function format(path: string, text: string): string {
  if (!/\.tsx?$/.test(path)) return text;
  const { status, stdout, stderr } = spawnSync(
    join(repository, 'node_modules', '.bin', 'biome'),
    ['check', '--write', `--stdin-file-path=${path}`],
    {
      cwd: repository,
      input: text,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`${path} could not be formatted.\n${stderr}`);
  return stdout;
}

function moveAll(root: string, files: readonly (readonly [path: string, text: string])[]): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const staged = mkdtempSync(join(root, '.cache', 'new-brand-'));
  const undo: (() => void)[] = [];
  try {
    for (const [index, [, text]] of files.entries()) writeFileSync(join(staged, String(index)), text);
    for (const [index, [path]] of files.entries()) {
      const place = join(root, path);
      const old = existsSync(place) ? readFileSync(place) : null;
      mkdirSync(dirname(place), { recursive: true });
      renameSync(join(staged, String(index)), place);
      undo.push(() => (old ? writeFileSync(place, old) : rmSync(place)));
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  } finally {
    rmSync(staged, { recursive: true });
  }
}
