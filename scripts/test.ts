import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache', 'test');
const answers = join(cache, 'answers.log');

interface Counts {
  passed: number;
  failed: number;
}

/** A suite: its command, and where its own report of counts is (without one, it counts as one check). */
interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: 'vitest' | 'playwright' | 'counts';
  readonly environment?: Readonly<Record<string, string>>;
}

/** How each kind of report counts. */
const READERS = { vitest: vitestCounts, playwright: playwrightCounts, counts: (counts: Counts) => counts };

const reportOf = (suite: Suite) => join(cache, `${suite.name}.json`);
const vitest = (name: string, ...args: string[]): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(cache, `${name}.json`)}`,
  ],
  report: 'vitest',
  environment: name === 'api' ? { ANSWERS_LOG: answers } : {},
});

/** What runs beside each other shares the machine well; what stands alone needs all of it or what came before. */
const STAGES: readonly (readonly Suite[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'unused', command: ['knip'] },
    { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  ],
  [{ name: 'build', command: ['node', 'scripts/build.ts'] }],
  [{ name: 'sizes', command: ['node', 'scripts/check-sizes.ts'] }],
  [vitest('unit', '--project', 'unit')],
  [vitest('api', '--project', 'api')],
  [{ name: 'answers', command: ['node', 'scripts/check-answers.ts'], environment: { ANSWERS_LOG: answers } }],
  [vitest('stories', '--config', 'vitest.stories.config.ts')],
  [vitest('storybook', '--project', 'storybook')],
  [
    {
      name: 'visual',
      command: ['node', 'scripts/visual.ts', '--counts', join(cache, 'visual.json')],
      report: 'counts',
    },
  ],
  [
    {
      name: 'e2e',
      command: ['playwright', 'test', '--config', 'portal/e2e/playwright.config.ts'],
      report: 'playwright',
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(cache, 'e2e.json') },
    },
  ],
];

const wanted = process.argv.slice(2);
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
for (const stage of STAGES) {
  const chosen = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await Promise.all(chosen.map(runSuite));
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runSuite(suite: Suite): Promise<void> {
  const began = performance.now();
  const { code, output } = await run(suite);
  const counts = countsOf(suite, code);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (counts.failed > 0) console.log(output);
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
}

function run(suite: Suite): Promise<{ code: number; output: string }> {
  const [command = '', ...args] = suite.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...suite.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function countsOf(suite: Suite, code: number): Counts {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!suite.report) return single;
  if (!existsSync(reportOf(suite))) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportOf(suite), 'utf8'));
  const counts = READERS[suite.report](report);
  // A suite that ended badly has failed, whatever it counted; so has one that ran nothing.
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return counts;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  // A file that could not even be read has no failed test to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function playwrightCounts({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
