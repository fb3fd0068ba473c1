import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A copy of the project as it lies in its folder, whatever is committed, with packages of its own.
 * @returns its folder
 * @throws Error when it does not even compile
 */
export function scratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  for (const file of listed.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The linter asks which files are ignored; the browser need not be unpacked again.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  mkdirSync(join(copy, '.cache'));
  if (existsSync(join(root, '.cache/browser')))
    symlinkSync(join(root, '.cache/browser'), join(copy, '.cache/browser'));
  const { status, stdout } = spawnSync('node', ['scripts/bootstrap.mjs', 'types'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The copy does not compile:\n${stdout}`);
  return copy;
}
