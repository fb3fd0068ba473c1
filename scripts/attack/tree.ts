import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Defence } from './defence.ts';

/** A version of the product whose files are present. */
export interface Tree {
  /** Short hash of its commit; with a `+` if files differ from it. */
  readonly commit: string;
  readonly folder: string;
  /** What its processes are to run without. */
  readonly without?: readonly Defence[] | undefined;
}

/** The last commit before the defences against these scenarios: there every one of them succeeds. */
export const CONTROL_COMMIT = '16a2da9';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export function currentTree(): Tree {
  const isChanged = git('status', '--porcelain', '--', 'portal', 'tokens', 'design-system') !== '';
  return { commit: `${git('rev-parse', '--short=7', 'HEAD')}${isChanged ? '+' : ''}`, folder: root };
}

/**
 * Checks an earlier commit out into the cache.
 *
 * @throws Error with one sentence where the clone does not have it
 */
export function earlierTree(commit: string): Tree {
  const folder = join(root, '.cache', 'attack', commit);
  if (existsSync(join(folder, 'package.json'))) return { commit, folder };
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0) {
    throw new Error(`Commit ${commit} is not in this clone: fetch its whole history.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { commit, folder };
}
