import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectOwner } from '#platform/database/connect.ts';
import { lockFile } from '#platform/database/embedded/lock.ts';
import { findPostmaster } from '#platform/database/embedded/postmaster.ts';
import type { Database } from '#platform/database/open.ts';
import type { Gap } from './deliveries.ts';

/** `killed`: like a power cut. `stopped`: shut down. `cut`: connections break, again and again. `refused`: and none is taken. */
export const OUTAGES = ['killed', 'stopped', 'cut', 'refused'] as const;
export type OutageKind = (typeof OUTAGES)[number];

const CUT_MS = 25;
const BACK_POLL_MS = 20;
const BACK_PATIENCE_MS = 240_000;

/** Brings an embedded database down for a while. */
export interface Saboteur {
  /** Resolves when the database answers again, with when it was away. */
  cause(kind: OutageKind, lengthMs: number): Promise<Gap>;
  close(): Promise<void>;
}

export function openSaboteur(database: Pick<Database, 'url'>, dataDir: string): Saboteur {
  const name = new URL(database.url).pathname.slice(1);
  // Past the database that is brought down.
  const url = new URL(database.url);
  url.username = 'postgres';
  url.pathname = '/postgres';
  const { pool, close } = connectOwner(url.href, { connectionTimeout: 1_000 });

  const cut = () =>
    pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const keepCutting = async (lengthMs: number) => {
    const until = Date.now() + lengthMs;
    do {
      await cut();
      await sleep(CUT_MS);
    } while (Date.now() < until);
  };
  const takesConnections = (does: boolean) =>
    pool.query(`alter database ${name} with allow_connections ${does}`);
  /** The server's supervisor starts it again once the lock is free. */
  const bringDown = async (signal: NodeJS.Signals, lengthMs: number) => {
    const unlock = await lockFile(join(dataDir, 'postgres.lock'), 'exclusive', BACK_PATIENCE_MS);
    const running = findPostmaster(join(dataDir, 'postgres'));
    if (running) process.kill(running.pid, signal);
    await sleep(lengthMs);
    unlock?.();
  };
  const ways: Record<OutageKind, (lengthMs: number) => Promise<void>> = {
    killed: (lengthMs) => bringDown('SIGKILL', lengthMs),
    stopped: (lengthMs) => bringDown('SIGINT', lengthMs),
    cut: keepCutting,
    refused: async (lengthMs) => {
      await takesConnections(false);
      await keepCutting(lengthMs);
      await takesConnections(true);
    },
  };
  return {
    async cause(kind, lengthMs) {
      const from = Date.now();
      await ways[kind](lengthMs);
      await untilBack(pool);
      return { from, to: Date.now() };
    },
    close,
  };
}

async function untilBack(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + BACK_PATIENCE_MS;
  while (Date.now() < deadline) {
    const answers = await pool.query('select 1').catch(() => null);
    if (answers) return;
    await sleep(BACK_POLL_MS);
  }
  throw new Error('The database has not come back.');
}
