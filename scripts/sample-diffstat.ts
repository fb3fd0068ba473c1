import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleFeature } from './sample-feature/sample-feature.ts';

const repository = join(import.meta.dirname, '..');
const FOLDER = 'portal/areas/person/reminders/';

/** What adding the sample feature touches, as git counts it; ends with how many files of that are not in its folder. */
export function sampleDiffstat(): string {
  const root = mkdtempSync(join(tmpdir(), 'sample-diffstat-'));
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
    return stdout.trimEnd();
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const tree = () => {
    git('add', '--all');
    return git('write-tree');
  };
  try {
    git('init', '--quiet');
    const changed = Object.entries(sampleFeature.change).map(
      ([path, change]) => [path, readFileSync(join(repository, path), 'utf8'), change] as const,
    );
    for (const [path, text] of changed) write(path, text);
    const before = tree();
    for (const [path, text, change] of changed) write(path, change(text));
    for (const [path, text] of Object.entries(sampleFeature.create)) write(path, text.trimStart());
    const after = tree();
    const outside = git('diff', '--name-only', before, after)
      .split('\n')
      .filter((path) => !path.startsWith(FOLDER));
    return `${git('diff', '--stat=120', before, after)}\nOutside its folder: ${outside.length} files.`;
  } finally {
    rmSync(root, { recursive: true });
  }
}

if (import.meta.main) console.log(sampleDiffstat());
