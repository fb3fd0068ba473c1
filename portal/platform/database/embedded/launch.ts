import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { buryPostmaster } from './postmaster.ts';

/** What a server is launched with. */
export interface Launch {
  readonly data: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account;
  /** Settings of `postgresql.conf` over the portal's own. */
  readonly settings: Readonly<Record<string, string>>;
}

/** How long what a killed server left behind may hold up the next one. */
const RETRIES_MS = 15_000;
/** How long a server may take to answer; after a crash it first repeats what it had not yet written. */
const RECOVERY_MS = 120_000;
const RETRY_MS = 100;
const POLL_MS = 15;

/** A folder for the socket that only `account` may enter, short enough for a socket's path (107 bytes). */
export function makeSocketDir(account: Account): string {
  const LONGEST = 80;
  const parent = tmpdir().length <= LONGEST ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(parent, 'portal-'));
  account.own(folder);
  return folder;
}

/** The address of a database on the server whose socket is in `socketDir`. */
export function socketAddress(socketDir: string, user: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

/**
 * Starts a server that outlives this process and resolves when it answers. What is left of one that
 * was killed may hold it up for seconds, so it is tried again until then.
 */
export async function launch(options: Launch, socketDir: string): Promise<void> {
  const deadline = Date.now() + RETRIES_MS;
  do {
    buryPostmaster(options.data);
    const server = spawnServer(options, socketDir);
    const hasEnded = () => !server.pid || server.exitCode !== null || server.signalCode !== null;
    if (await answers(socketDir, hasEnded)) return;
    await sleep(RETRY_MS);
  } while (Date.now() < deadline);
  throw new StartError(`The database in ${options.data} does not start: ${lastError(options.logFile)}`);
}

/** Resolves true when the server answers; false when it has ended or does not answer for too long. */
export async function answers(socketDir: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + RECOVERY_MS;
  while (!hasEnded() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: socketAddress(socketDir, 'postgres', 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

/**
 * What searches read again and again stays in memory. PostgreSQL's own 128 MB hold the index of a million free times, not that
 * of ten million; memory that nothing is read into is not taken from the machine.
 */
function sharedMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(Math.max(bytes / 2 ** 20 / 8, 128), 2048));
}

function spawnServer({ data, logFile, binaries, account, settings }: Launch, socketDir: string) {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors are logged without the statement and without the values of its rows.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    shared_buffers: `${sharedMegabytes()}MB`,
    ...settings,
  };
  const values = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...rest] = [...account.prefix, binaries.postgres, '-D', data, ...values];
  const log = openSync(logFile, 'w', 0o600);
  try {
    const server = spawn(program, rest, {
      ...account.user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { LC_ALL: 'C' },
    });
    server.on('error', () => {});
    server.unref();
    return server;
  } finally {
    closeSync(log);
  }
}

function lastError(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const reason = lines.findLast((line) => line.includes('FATAL:'))?.replace(/.*FATAL:\s*/, '');
  return reason ? `${reason}.` : `see ${logFile}.`;
}
