import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Database } from '../portal/platform/database/open.ts';
import type { Config } from '../portal/shell/server/config/config.ts';
import { commandLine, NO_NAMES } from './command-line.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const { values } = commandLine({
  usage: 'npm start; docs/settings.md has the settings',
  names: NO_NAMES,
  options: { dev: { type: 'boolean', default: false } },
});
const isDevelopment = values.dev;
if (isDevelopment) tellWhatIsLoaded();
// In development a page is hundreds of modules.
if (isDevelopment) process.env.RATE_LIMIT ??= '100000';

try {
  await start();
} catch (error) {
  // What a user can fix is one sentence; the rest is a defect and shows its stack.
  const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
  console.error(isForUser ? error.message : error);
  process.exit(1);
}

/** `npm run dev` starts this process again when one of its files changes. */
function tellWhatIsLoaded(): void {
  registerHooks({
    load(url, context, load) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.(fileURLToPath(url));
      return load(url, context);
    },
  });
}

async function start(): Promise<void> {
  const began = performance.now();
  const { readConfig } = await import('../portal/shell/server/config/config.ts');
  const config = readConfig();
  await needFreePort(config.host, config.port, 'PORT');
  await needFreePort(config.host, config.sandboxPort, 'SANDBOX_PORT');
  await needFreePort(config.host, config.smtpPort, 'SANDBOX_SMTP_PORT');
  const { openDatabaseFor } = await import('../portal/platform/database/open.ts');
  const built = isDevelopment ? Promise.resolve() : buildApart();
  // It is awaited once the database is open, and may have failed before.
  built.catch(() => {});
  await openDatabaseFor(config, async (database) => {
    await built;
    await run(config, database, began);
  });
}

async function run(config: Config, database: Database, began: number): Promise<void> {
  const { keyringOf } = await import('../portal/shell/server/config/keyring-of-config.ts');
  const { systemClock } = await import('../portal/platform/clock.ts');
  const { prepareDemo } = await import('../portal/demo/prepare-demo.ts');
  const keyring = await keyringOf(config, database);
  console.log('Preparing the demo clinic …');
  const refresh = () => database.asOwner(({ db }) => prepareDemo(db, keyring.vault, systemClock()));
  const sandbox = startSandbox(config, await refresh());
  process.on('exit', () => sandbox.kill('SIGTERM'));
  // A demo that runs for days stays as fresh as a new one.
  setInterval(
    () => refresh().catch((error: Error) => console.error(`The demo is not refreshed: ${error.name}`)),
    DAY_MS,
  ).unref();
  const { startPortal } = await import('../portal/shell/server/start-portal.ts');
  const portal = await startPortal(config, database, { isDevelopment, keyring });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await portal.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  if (isDevelopment) keepSignals(stop);
  const { brands } = await import('../portal/brands/registry.ts');
  greet(config, Object.values(brands), performance.now() - began);
}

/**
 * The style sheets' compiler ends the process on SIGTERM by itself, and would leave the database running:
 * only `stop` listens to signals, however often they arrive.
 */
function keepSignals(stop: () => void): void {
  const drop = (signal: NodeJS.Signals, listener: () => void) => {
    if (listener !== stop) process.off(signal, listener);
  };
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) drop(signal, listener as () => void);
  }
  process.on('newListener', (event, listener) => {
    const signal = SIGNALS.find((each) => each === event);
    if (signal) queueMicrotask(() => drop(signal, listener));
  });
}

/** Builds in a process of its own: the bundler turns the one it runs in into a production process. */
async function buildApart(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The build has failed; the lines above say where.');
}

/** The counterpart of every outside system, as a process of its own. */
function startSandbox(config: Config, seededOn: string): ChildProcess {
  const { credentials } = config.identification;
  const child = spawn(process.execPath, ['portal/outside/sandbox/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      HOST: config.host,
      PORT: String(config.port),
      SANDBOX_PORT: String(config.sandboxPort),
      SANDBOX_SMTP_PORT: String(config.smtpPort),
      SEEDED_ON: seededOn,
      ...('serviceKeysFile' in credentials && {
        IDENTIFICATION_SERVICE_KEYS_FILE: credentials.serviceKeysFile,
      }),
    },
  });
  child.on('exit', (code) => {
    if (code)
      console.error('The sandbox has stopped; signing in and confirmations will fail until a new start.');
  });
  return child;
}

async function needFreePort(host: string, port: number, setting: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () => {
      const sentence = `Port ${port} is taken or may not be used; stop what runs there or set ${setting}.`;
      reject(Object.assign(new Error(sentence), { name: 'StartError' }));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function greet(
  config: Pick<Config, 'port' | 'sandboxPort' | 'dataDir' | 'databaseUrl'>,
  brands: readonly { readonly name: string; readonly hosts: readonly string[] }[],
  took: number,
): void {
  const names = [...brands.map(({ name }) => name), 'Sandbox'];
  const width = Math.max(...names.map(({ length }) => length)) + 3;
  const place = (name: string, places: string) => `  ${name.padEnd(width)}${places}`;
  const addresses = (hosts: readonly string[]) =>
    [...hosts].sort((one, other) => one.length - other.length).map((host) => `http://${host}:${config.port}`);
  const lines = [
    '',
    `The portal is up (${(took / 1000).toFixed(1)} s).`,
    '',
    ...brands.map(({ name, hosts }) => place(name, addresses(hosts).join('   or '))),
    place('Sandbox', `http://localhost:${config.sandboxPort}   (mailbox, phone, identification)`),
    '',
    `Try first: open ${names[0]}, "Varaa aika", choose a time; or log in with a bank as Aino Virtanen.`,
    `Stop with Ctrl+C. Data stays in ${config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}.`,
    '',
  ];
  console.log(lines.join('\n'));
}
