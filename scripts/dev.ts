import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, NO_NAMES } from './command-line.ts';
import { whatAChangeAsks } from './dev/what-a-change-asks.ts';

// The product with hot reload: `npm run dev`. What the browser shows changes in place; when the server's code, a migration
// or a setting changes, the server starts again.
commandLine({ usage: 'npm run dev; docs/settings.md has the settings', names: NO_NAMES });

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the server reads from the disk, or hands over to the sandbox; of the rest it tells what it loads. */
const READ_AT_START = [
  'portal/{platform,areas}/**/*.sql',
  'portal/outside/**/*.ts',
  '{.,portal}/package.json',
];
/** An editor writes a file in several steps, and some write several files at once. */
const QUIET_MS = 150;

const loaded = new Set<string>();
/** Folder by folder: what watches a whole tree loses files that an editor replaces. */
const watched = new Set<string>();
let server = start();
let isEnding = false;
let waiting: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();

for (const file of globSync(READ_AT_START, { cwd: root })) watchFolderOf(join(root, file));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    clearTimeout(waiting);
    await stop(server);
    process.exit(0);
  });

function watchFolderOf(path: string): void {
  const folder = dirname(path);
  if (watched.has(folder)) return;
  watched.add(folder);
  watch(folder, (_, file) => file && changed(join(folder, file)));
}

function changed(path: string): void {
  if (isEnding) return;
  const what = whatAChangeAsks(path, loaded);
  if (what === 'nothing') return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const name = path.slice(root.length);
    if (what === 'install')
      console.log(`\n${name} has changed: end this, and npm run dev installs what is new.\n`);
    else restarting = restarting.then(() => restart(name));
  }, QUIET_MS);
}

async function restart(name: string): Promise<void> {
  console.log(`\n${name} has changed: the server starts again …`);
  await stop(server);
  if (!isEnding) server = start();
}

function start(): ChildProcess {
  loaded.clear();
  const child = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => {
    const path = String(message);
    loaded.add(path);
    watchFolderOf(path);
  });
  child.on('exit', (code) => {
    if (code && !isEnding)
      console.error('\nThe server has ended; it starts again at the next change of its code.\n');
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
