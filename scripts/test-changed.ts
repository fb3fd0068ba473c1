import { execFileSync } from 'node:child_process';
import { commandLine } from './command-line.ts';
import { projectImports } from './imports/project-imports.ts';
import { changedSuites } from './test/changed-suites.ts';
import { runSuites } from './test/run-suites.ts';
import { root } from './test/suites.ts';

// What a change can touch: of this branch, or since a commit, with what is not committed yet.
// `npm run test:changed`, `npm run test:changed -- HEAD~3`
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const { positionals, values } = commandLine({
  usage: `npm run test:changed [-- <commit> --list]
--list  says what would run, and why`,
  options: { list: { type: 'boolean' } },
});
const [since = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'] = positionals;
const tracked = git('ls-files');
const added = git('ls-files', '--others', '--exclude-standard');
const changed = [...new Set([...git('diff', '--name-only', since), ...added])];
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}
const { suites, reasons } = changedSuites(changed, {
  files: [...tracked, ...added],
  uses: projectImports(root),
});
console.log(
  `${changed.length} files have changed since ${since}: ${suites.map(({ name }) => name).join(', ')}.`,
);
for (const reason of reasons) console.log(`  ${reason}`);
if (!values.list) await runSuites(suites);
