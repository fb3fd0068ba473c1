import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, NO_NAMES } from './command-line.ts';
import { fingerprint } from './fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'storybook-static');
const stamp = join(folder, '.sources');

/** Sources of everything that a built Storybook shows. */
const SOURCES = [
  'pnpm-lock.yaml',
  '{.storybook,stories}/**/*.{ts,tsx,mdx,html,css,svg,json}',
  '{tokens,design-system}/{package.json,src/**/*}',
  'portal/package.json',
  'portal/{shell/browser,areas,client,components,contract}/**/*.{ts,tsx,json,svg}',
  'portal/shell/browser/public/**/*',
];

/**
 * Builds the static Storybook unless its sources are those of the last build.
 * @returns the folder, which any file server can serve from any path
 * @throws Error if the build fails, with its output
 */
export async function buildStorybook(): Promise<string> {
  const sources = fingerprint(root, SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return folder;
  console.log('Building Storybook …');
  rmSync(folder, { recursive: true, force: true });
  await run('storybook', ['build', '-c', '.storybook', '-o', folder, '--quiet']);
  writeFileSync(stamp, sources);
  return folder;
}

/** In a process of its own, always with the environment of a production build. */
function run(command: string, args: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`Storybook could not be built:\n${output}`));
  });
  return promise;
}

if (import.meta.main) {
  commandLine({ usage: 'npm run storybook:build', names: NO_NAMES });
  const built = await buildStorybook();
  console.log(`Storybook is in ${built}; serve that folder with any file server.`);
}
