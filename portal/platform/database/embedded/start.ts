import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '#platform/start-error.ts';
import { accountFor } from './account.ts';
import { type Binaries, packagedBinaries } from './binaries.ts';
import { createData } from './create.ts';
import { answers, type Launch, launch, makeSocketDir, socketAddress } from './launch.ts';
import { lockFile } from './lock.ts';
import { findPostmaster, shutDown } from './postmaster.ts';

const LOCK_PATIENCE_MS = 60_000;
const WATCH_MS = 500;

/** The portal's own PostgreSQL. */
export interface Embedded {
  /** The address of a database as `user`; nobody needs a password, the socket's folder is closed to others. */
  connection(user: string, database: string): string;
  /** Stops the server unless another process uses it still. Safe to repeat. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where the data is; made when it is not there. */
  readonly dataDir: string;
  /** Another PostgreSQL than the packaged one. */
  readonly binaries?: Binaries;
  /** Settings of `postgresql.conf` over the portal's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the PostgreSQL whose data is in `dataDir`, or finds the one that runs on it already (another
 * portal's, or one left behind by a killed process). While this process lives it starts the server
 * again under the same address should it die. Throws a StartError with one sentence.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(options.dataDir);
  makeFolder(folder);
  const binaries = options.binaries ?? (await packagedBinaries());
  const data = join(folder, 'postgres');
  const users = join(folder, 'postgres.users');
  const locked = <T>(work: () => Promise<T>) => underLock(join(folder, 'postgres.lock'), work);

  const { socketDir, start, leave } = await locked(async () => {
    const account = accountFor(binaries.postgres, folder);
    createData(data, binaries, account);
    const logFile = join(folder, 'postgres.log');
    const settings: Launch = { data, logFile, binaries, account, settings: options.settings ?? {} };
    const found = await findAnswering(data);
    const socketDir = found ?? makeSocketDir(account);
    const start = () => launch(settings, socketDir);
    if (!found) await start();
    const leave = await lockFile(users, 'shared', LOCK_PATIENCE_MS);
    return { socketDir, start, leave };
  });

  let watch: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (findPostmaster(data)) return;
    watch = watch
      .then(() => locked(async () => (findPostmaster(data) ? undefined : start())))
      // It is tried again at the next turn; until then queries answer that the database is away.
      .catch(() => {});
  }, WATCH_MS).unref();

  const stop = async () => {
    clearInterval(timer);
    await watch;
    await locked(async () => {
      leave?.();
      const last = await lockFile(users, 'exclusive', 0);
      if (!last) return;
      await shutDown(data);
      last();
    });
  };
  let stopped: Promise<void> | undefined;
  return {
    connection: (user, database) => socketAddress(socketDir, user, database),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `The folder ${folder} cannot be written to: let this user write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const release = await lockFile(path, 'exclusive', LOCK_PATIENCE_MS);
  if (!release) throw new StartError(`Another start is still busy with the database: ${path} is locked.`);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The socket folder of a server that runs on `data` and answers; one that cannot be reached is stopped. */
async function findAnswering(data: string): Promise<string | null> {
  const found = findPostmaster(data);
  if (!found) return null;
  const hasEnded = () => findPostmaster(data) === null;
  if (existsSync(found.socketDir) && (await answers(found.socketDir, hasEnded))) return found.socketDir;
  await shutDown(data);
  return null;
}
