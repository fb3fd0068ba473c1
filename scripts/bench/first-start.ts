import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import { table } from './table.ts';

/** What one line of progress stands for. */
export interface StartStep {
  readonly line: string;
  readonly packages: number;
  readonly bytes: number;
  readonly seconds: number;
}

export interface FirstStart {
  /** Of the Node that the command was given with. */
  readonly node: string;
  readonly steps: readonly StartStep[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const UP = 'The portal is up';

/**
 * What `npm start` does in a clean clone of the last commit while every cache is empty: on the pinned Node, and on
 * the machine's own where that is another one.
 * @param port the portal's; the sandbox takes the two after it
 * @throws Error when the portal did not come up, with what the command said
 */
export async function measureFirstStarts(port: number): Promise<FirstStart[]> {
  const starts: FirstStart[] = [];
  for (const node of new Set([process.execPath, machinesNode()])) starts.push(await measure(node, port));
  return starts;
}

/** The first that is not the project's. */
function machinesNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  return found ?? process.execPath;
}

async function measure(node: string, port: number): Promise<FirstStart> {
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  const proxy = await startCountingProxy();
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    const steps = await startIn(
      clone,
      node,
      { ...emptyCaches(folder), ...through(proxy), ...ports(port) },
      proxy,
    );
    return { node: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), steps };
  } finally {
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const emptyCaches = (folder: string) => ({
  npm_config_cache: join(folder, 'npm'),
  npm_config_store_dir: join(folder, 'store'),
  XDG_CACHE_HOME: join(folder, 'cache'),
  XDG_DATA_HOME: join(folder, 'data'),
  XDG_STATE_HOME: join(folder, 'state'),
});

/** Under each name that npm or pnpm may read it from. */
const through = ({ url }: CountingProxy) => ({
  HTTP_PROXY: url,
  HTTPS_PROXY: url,
  http_proxy: url,
  https_proxy: url,
  npm_config_proxy: url,
  npm_config_https_proxy: url,
});

const ports = (port: number) => ({
  PORT: String(port),
  SANDBOX_PORT: String(port + 1),
  SANDBOX_SMTP_PORT: String(port + 2),
  LOG_LEVEL: 'silent',
});

async function startIn(
  clone: string,
  node: string,
  settings: Readonly<Record<string, string>>,
  proxy: CountingProxy,
): Promise<StartStep[]> {
  const { DATABASE_URL: _, DATA_DIR: __, NODE_ENV: ___, ...surroundings } = process.env;
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.startsWith(root));
  const child = spawn(node, ['scripts/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: { ...surroundings, ...settings, PATH: [dirname(node), ...path].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const marks: Mark[] = [{ line: 'Reading the task', at: performance.now(), bytes: 0, packages: 0 }];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line.endsWith('…') || line.startsWith(UP)) {
      marks.push({ line, at: performance.now(), bytes: proxy.received(), packages: installed(clone) });
    }
    if (line.startsWith(UP)) break;
  }
  child.kill('SIGTERM');
  await exited;
  if (!marks.at(-1)?.line.startsWith(UP)) throw new Error(`The first start has failed.\n${said.join('\n')}`);
  return marks.slice(1).map((after, index) => stepBetween(marks[index] as Mark, after));
}

/** What was true when a line came, which says what begins. */
interface Mark {
  readonly line: string;
  readonly at: number;
  readonly bytes: number;
  readonly packages: number;
}

function stepBetween(before: Mark, after: Mark): StartStep {
  return {
    line: before.line,
    packages: after.packages - before.packages,
    bytes: after.bytes - before.bytes,
    seconds: (after.at - before.at) / 1000,
  };
}

/** How many packages lie in a clone. */
function installed(clone: string): number {
  const store = join(clone, 'node_modules', '.pnpm');
  return existsSync(store) ? readdirSync(store).filter((name) => name.includes('@')).length : 0;
}

export function firstStartTable(starts: readonly FirstStart[]): string {
  const heads = ['step', 'packages', 'MB', 's'];
  const cells = ({ line, packages, bytes, seconds }: StartStep) => [
    line,
    String(packages),
    (bytes / 1e6).toFixed(1),
    seconds.toFixed(1),
  ];
  const sum = (steps: readonly StartStep[], of: 'packages' | 'bytes' | 'seconds') =>
    steps.reduce((total, step) => total + step[of], 0);
  return starts
    .map(({ node, steps }) => {
      const total = {
        line: 'altogether',
        packages: sum(steps, 'packages'),
        bytes: sum(steps, 'bytes'),
        seconds: sum(steps, 'seconds'),
      };
      return table(`First start with Node ${node}, caches empty`, heads, [...steps, total].map(cells));
    })
    .join('\n');
}
