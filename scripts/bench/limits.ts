import { randomBytes } from 'node:crypto';
import { type Connection, connect } from '../../portal/platform/database/connect.ts';
import { grantsOf } from '../../portal/platform/limits/grants.ts';
import { createLimiter, type TakeGrant } from '../../portal/platform/limits/limiter.ts';
import { firstVaultOf } from '../../portal/shell/server/config/keyring-of-config.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

/** How requests are counted against a limit. */
export interface CountedLimits {
  readonly way: string;
  /** Requests counted in a second. */
  readonly perSecond: number;
  /** Of this process, in milliseconds a request. */
  readonly processor: number;
  /** Statements of the database for a thousand requests. */
  readonly statements: number;
}

const ROUNDS = 3;
const ROUND_MS = 4_000;
/** Requests under way at a time, and as many connections as the portal's limiter has. */
const AT_A_TIME = 50;
const CONNECTIONS = 2;
/** Callers who ask in turn, and how often each does before others come. */
const CALLERS = 500;
const REQUESTS_EACH = 20;
/** The default of `RATE_LIMIT`. */
const LIMIT = 600;
const WINDOW_MS = 60_000;

type Count = (caller: string) => Promise<unknown>;

/**
 * Counts requests by the portal's limiter, and by one row written for each, as the PostgreSQL stores of limiting libraries do: one
 * window for each key, in one statement. What such a library does besides would come on top.
 */
export async function measureLimits(): Promise<CountedLimits[]> {
  const scratch = await openScratchDatabase();
  const { database } = scratch;
  const connection = connect(database.url, { max: CONNECTIONS });
  await database.asOwner(async ({ pool }) => {
    for (const kind of ['unlogged', 'logged']) {
      const word = kind === 'unlogged' ? kind : '';
      await pool.query(`create ${word} table ${kind}_counts (key text primary key, points int, ends bigint)`);
      await pool.query(`grant select, insert, update on ${kind}_counts to public`);
    }
  });
  let statements = 0;
  const vault = firstVaultOf({ secret: randomBytes(32).toString('base64url') });
  const grant = grantsOf(connection.pool, vault);
  const takeGrant: TakeGrant = (of) => {
    statements++;
    return grant(of);
  };
  const onError = (error: unknown) => {
    throw error;
  };
  const limiter = createLimiter({ takeGrant, onError });
  const writing =
    (counts: string): Count =>
    (caller) => {
      statements++;
      return upsert(connection, counts, caller);
    };
  const ways: readonly (readonly [string, Count])[] = [
    ['parts of an allowance (the portal)', (caller) => limiter.take(caller, LIMIT)],
    ['a row a request, unlogged table', writing('unlogged_counts')],
    ['a row a request, logged table', writing('logged_counts')],
  ];
  const measured: CountedLimits[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, count] of ways) {
      statements = 0;
      const { requests, ...rest } = await run(round, count);
      measured.push({ way, ...rest, statements: (statements / requests) * 1000 });
    }
  }
  await connection.close();
  await scratch.remove();
  return ways.map(([way]) =>
    medians(
      way,
      measured.filter((each) => each.way === way),
    ),
  );
}

async function run(round: number, count: Count) {
  let requests = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  const ask = async () => {
    while (performance.now() - began < ROUND_MS) {
      const request = requests++;
      const group = Math.floor(request / (CALLERS * REQUESTS_EACH));
      await count(`caller ${round} ${group} ${request % CALLERS}`);
      // Requests come from the network: between two of them there is a turn of the loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { requests, perSecond: requests / seconds, processor: (user + system) / 1000 / requests };
}

function upsert({ pool }: Connection, counts: string, caller: string) {
  const now = Date.now();
  return pool.query({
    name: counts,
    text: `insert into ${counts} as kept values ($1, 1, $2)
      on conflict (key) do update set
        points = case when kept.ends <= $3 then 1 else kept.points + 1 end,
        ends = case when kept.ends <= $3 then $2 else kept.ends end
      returning points, ends`,
    values: [caller, now + WINDOW_MS, now],
  });
}

function medians(way: string, all: readonly CountedLimits[]): CountedLimits {
  const of = (key: 'perSecond' | 'processor' | 'statements') => median(all.map((each) => each[key]));
  return { way, perSecond: of('perSecond'), processor: of('processor'), statements: of('statements') };
}

export function limitsTable(limits: readonly CountedLimits[]): string {
  const rows = limits.map(({ way, perSecond, processor, statements }) => [
    way,
    perSecond.toFixed(0),
    processor.toFixed(3),
    statements.toFixed(0),
  ]);
  const heads = ['', 'requests a second', 'processor ms a request', 'statements for 1 000'];
  return table(`Requests counted, ${CALLERS} callers in turn, ${AT_A_TIME} at a time; medians`, heads, rows);
}
