import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where a run leaves what each suite has printed. */
export const logs = join(root, '.cache', 'test');
const answers = join(logs, 'answers.txt');

/** One command of `npm test`. */
export interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  /** The suites that must have ended before, if they are run at all. */
  readonly after?: readonly string[];
  /** Tells of each of its tests (`ProgressMessage`); any other is one check, passed if it ends well. */
  readonly tells?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The same suite with no more than some of its files. */
export const narrowed = (suite: Suite, files: readonly string[]): Suite => ({
  ...suite,
  command: [...suite.command, ...files],
});

const vitest = (name: string, ...args: string[]): Suite => ({
  name,
  command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'],
  tells: true,
});

/** Everything there is to check, in the order in which it begins; what fails soonest comes first. */
export const SUITES: readonly Suite[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused', command: ['knip'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'sizes', command: ['node', 'scripts/check-sizes.ts'], after: ['build'] },
  vitest('unit', '--project', 'unit'),
  // The longest begins first, and waits the most: what comes beside and after it keeps both cores busy to the end.
  {
    name: 'e2e',
    command: [
      'playwright',
      'test',
      '--config',
      'portal/e2e/playwright.config.ts',
      '--reporter=line,./scripts/test/playwright-reporter.ts',
    ],
    after: ['build'],
    tells: true,
  },
  { ...vitest('api', '--project', 'api'), environment: { ANSWERS_LOG: answers }, after: ['build'] },
  {
    name: 'answers',
    command: ['node', 'scripts/check-answers.ts'],
    environment: { ANSWERS_LOG: answers },
    after: ['api'],
  },
  vitest('stories', '--config', 'vitest.stories.config.ts'),
  vitest('storybook', '--project', 'storybook'),
  // One builds Storybook for both.
  { name: 'visual', command: ['node', 'scripts/visual.ts'], tells: true, after: ['storybook'] },
];
