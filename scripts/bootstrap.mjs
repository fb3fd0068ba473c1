// Runs with any Node from 20 on: brings the pinned tool chain and packages, then hands over to the task.
// Everything after this file runs on the pinned Node.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;

/** What each `npm run` name runs, found in node_modules/.bin. */
const TASKS = {
  start: ['node', 'scripts/start.ts'],
  dev: ['node', 'scripts/start.ts', '--dev'],
  build: ['node', 'scripts/build.ts'],
  test: ['node', 'scripts/test.ts'],
  bench: ['node', 'scripts/bench.ts'],
  attack: ['node', 'scripts/attack.ts'],
  types: ['tsc', '--noEmit', '-p', '.'],
  lint: ['biome', 'check', '--error-on-warnings'],
  format: ['biome', 'check', '--write'],
  unused: ['knip'],
  imports: ['node', 'scripts/check-imports.ts'],
  'test:unit': ['vitest', 'run', '--project', 'unit'],
  'test:api': ['vitest', 'run', '--project', 'api'],
  'test:stories': ['vitest', 'run', '--config', 'vitest.stories.config.ts'],
  'test:visual': ['node', 'scripts/visual.ts'],
  'test:e2e': ['node', 'scripts/test.ts', 'e2e'],
  storybook: ['storybook', 'dev', '-p', '6006', '-c', '.storybook'],
  'storybook:build': ['node', 'scripts/storybook.ts'],
  chromatic: ['node', 'scripts/chromatic.ts'],
  pack: ['node', 'scripts/pack.ts'],
  'restore-drill': ['node', 'scripts/restore-drill.ts'],
  'deletion-requests': ['node', 'portal/server/deletion-requests.ts'],
  'rotate-keys': ['node', 'portal/server/rotate-keys.ts'],
  'new-brand': ['node', 'scripts/new-brand.ts'],
  'tokens:export': ['node', 'scripts/export-tokens.ts'],
  screenshots: ['node', 'scripts/screenshots.ts'],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bin = join(root, 'node_modules', '.bin');
const [name = '', ...rest] = process.argv.slice(2);
const task = TASKS[name];
if (!task) fail(`There is no task "${name}"; there are: ${Object.keys(TASKS).join(', ')}.`);

install();
const [command, ...args] = task;
run(command, [...args, ...rest]);

/** Installs when the lockfile is not the one that was last installed. */
function install() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the tool chain and packages …');
  const installed = spawnSync('npx', ['--yes', `pnpm@${engines.pnpm}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    // Without CI set, the installer may stop and ask.
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) fail('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function run(command, args) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  checkNode(env);
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // A stop sent to this process alone must reach the task.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => fail(`"${command}" could not be started.`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

/** The registry carries the pinned Node for Linux only; elsewhere the system's own has to be new enough. */
function checkNode(env) {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' });
  const major = Number.parseInt(stdout, 10);
  if (!(major >= NEEDED_NODE)) fail(`On this system Node ${NEEDED_NODE} or newer has to be installed first.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
