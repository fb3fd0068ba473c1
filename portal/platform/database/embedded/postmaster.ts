import { execFileSync } from 'node:child_process';
import { readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_PATIENCE_MS = 10_000;

/** A running PostgreSQL, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  /** Folder of its socket. */
  readonly socketDir: string;
}

// https://www.postgresql.org/docs/18/storage-file-layout.html: pid, data folder, start, port, socket folder …
const PID_LINE = 0;
const SOCKET_LINE = 4;

/** The server that runs on `data`, whichever process started it; null if none does. */
export function findPostmaster(data: string): Postmaster | null {
  const lines = pidFile(data)?.split('\n') ?? [];
  const pid = Number(lines[PID_LINE]);
  return pid > 0 && runsOn(pid, data) ? { pid, socketDir: lines[SOCKET_LINE] ?? '' } : null;
}

/**
 * Makes the pid file of a dead server say so. PostgreSQL asks only whether the process exists, so a
 * killed server that nobody has waited for (a zombie), or another program under the same number, keeps
 * the next one from starting. The file stays, with a number that no process has: it also names the
 * shared memory by which PostgreSQL recognises children of the dead server that still write.
 */
export function buryPostmaster(data: string): void {
  const NO_PROCESS = 2 ** 31 - 1;
  const content = pidFile(data);
  if (content !== null) {
    writeFileSync(join(data, 'postmaster.pid'), content.replace(/^\d+/, String(NO_PROCESS)));
  }
}

/** Ends the server, waits until it is gone (first fast: clients are cut off; then at once) and removes its socket's folder. */
export async function shutDown(data: string): Promise<void> {
  const socketDir = findPostmaster(data)?.socketDir;
  await endPostmaster(data);
  try {
    if (socketDir) rmdirSync(socketDir);
  } catch {
    // Not empty, or gone already: not worth failing for.
  }
}

async function endPostmaster(data: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const running = findPostmaster(data);
    if (!running) return;
    process.kill(running.pid, signal);
    const deadline = Date.now() + STOP_PATIENCE_MS;
    while (findPostmaster(data) && Date.now() < deadline) await sleep(10);
  }
}

function pidFile(data: string): string | null {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch {
    return null;
  }
}

function runsOn(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(data);
}

/** A process's command line; empty for none and for a zombie. */
function commandOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
