import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another commit of this repository, installed and built by its own scripts. */
export interface CheckOut {
  /** Its abbreviated hash. */
  readonly commit: string;
  readonly root: string;
  remove(): void;
}

/**
 * Checks a commit out beside this one, for a comparison.
 *
 * @param revision any name of a commit: a hash, a branch, `HEAD~3`
 * @throws Error if there is no such commit, or if it does not build
 */
export function checkOut(revision: string): CheckOut {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', '--verify', `${revision}^{commit}`);
  const root = mkdtempSync(join(tmpdir(), `portal-${commit}-`));
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(root, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', '--force', root, commit);
  const built = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: root,
    // Standard output belongs to the bench.
    stdio: ['ignore', 2, 2],
  });
  if (built.status === 0) return { commit, root, remove };
  remove();
  throw new Error(`${commit} could not be built; the lines above say why.`);
}
