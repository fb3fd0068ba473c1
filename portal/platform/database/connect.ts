import { type Dialect, Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { type ConnectionQueue, watchQueue } from './connection-queue.ts';
import { errorCode } from './database-error.ts';
import { ScopedDialect } from './scoped-dialect.ts';

/** The role that every query of the application runs as; it owns nothing and sees what policies show. */
export const APPLICATION_ROLE = 'portal_app';

/** The role that keeps working hours and absences: it sees no patient. */
export const CALENDARS_ROLE = 'portal_calendars';

/** Default number of connections of a pool. */
export const POOL_SIZE = 10;

const OLDEST_SERVER = 15;

export interface ConnectOptions {
  /** Most connections at a time. */
  readonly max?: number;
  /** How long a query waits for a free connection, in milliseconds. */
  readonly connectionTimeout?: number;
  /** How long the answer to a query may take to come before it counts as lost, in milliseconds; for ever when absent. */
  readonly queryTimeout?: number;
  /** Called when a connection breaks; the pool continues with a new one. */
  readonly onError?: (error: Error) => void;
}

/** A pool of connections with its query builder. */
export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** Whose queries wait for a connection. */
  readonly queue: ConnectionQueue;
  /** Waits for running queries and closes the connections. */
  close(): Promise<void>;
  /** Breaks the connections at once: pending and later queries are rejected. */
  destroy(): void;
}

/** Connects as the application does. Connections are made when they are needed: this never rejects. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const settings = [
    `-c role=${APPLICATION_ROLE}`,
    '-c statement_timeout=15s',
    '-c idle_in_transaction_session_timeout=30s',
  ];
  return open(url, options, settings, (config) => new ScopedDialect(config));
}

/** Connects as the login itself, for migrations and seeding. */
export function connectOwner(url: string, options: ConnectOptions = {}): Connection {
  return open(url, { max: 2, ...options }, [], (config) => new PostgresDialect(config));
}

function open(
  url: string,
  { max = POOL_SIZE, connectionTimeout = 5_000, queryTimeout, onError = () => {} }: ConnectOptions,
  settings: string[],
  dialect: (config: PostgresDialectConfig) => Dialect,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: settings.join(' '),
    connectionTimeoutMillis: connectionTimeout,
    ...(queryTimeout && { query_timeout: queryTimeout }),
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // A connection that breaks while a transaction has it would otherwise end the process.
  const clients = new Set<pg.PoolClient>();
  let isDestroyed = false;
  pool.on('connect', (client) => {
    client.on('error', onError);
    clients.add(client);
    if (isDestroyed) end(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  const { watched, queue } = watchQueue(pool);
  const db = new Kysely<Tables>({ dialect: dialect({ pool: watched }) });
  // Kysely would end the pool only if it had used it.
  const close = () => pool.end();
  const destroy = () => {
    isDestroyed = true;
    if (!pool.ending) close().catch(() => {});
    for (const client of clients) end(client);
  };
  return { pool, db, queue, close, destroy };
}

/** One that waits for an answer is cut off; a pool would wait with it. */
function end(client: pg.PoolClient): void {
  (client as unknown as pg.Client).end().catch(() => {});
}

/** `bigint` as a number (identities stay far below 2^53), `date` as it is written: it has no time zone. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && oid === pg.types.builtins.INT8) return Number;
  if (format !== 'binary' && oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
};

/** Throws a StartError when the server does not answer, refuses the login or is too old. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const version = await serverVersion(pool);
  if (version < OLDEST_SERVER) {
    throw new StartError(
      `The database server is PostgreSQL ${version}, and the portal needs ${OLDEST_SERVER} or newer.`,
    );
  }
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    const MAJOR = 10_000;
    return Math.floor(Number(rows[0]?.number) / MAJOR);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || errorCode(cause) : String(cause);
    throw new StartError(
      `The database cannot be reached (${reason}): see that it runs and DATABASE_URL is right.`,
      {
        cause,
      },
    );
  }
}
