import type pg from 'pg';

/** A worker that is silent for this long is dead: several missed heartbeats. */
export const SILENCE_MS = 5_000;
const SILENCE = `interval '${SILENCE_MS} milliseconds'`;

/** SQL: ids of the workers that live. While the database itself was away nobody could write one, so silence counts from its start. */
export const LIVING = `select id from workers
  where greatest(beat_at, pg_postmaster_start_time()) > clock_timestamp() - ${SILENCE}`;

/**
 * Says that these workers look after the jobs that they have locked.
 *
 * @param migration number of the newest one that this version knows
 */
export async function writeHeartbeat(
  pool: pg.Pool,
  ids: readonly string[],
  migration: string,
): Promise<void> {
  await pool.query(
    `insert into workers (id, migration) select unnest($1::text[]), $2
     on conflict (id) do update set beat_at = clock_timestamp()`,
    [ids, migration],
  );
}

/** Says that the worker ended in order. */
export async function leave(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from workers where id = $1', [id]);
}

/** What a runner knows of the jobs that are locked in its name. */
export interface Holding {
  readonly id: string;
  /** Jobs that are being done. */
  readonly running: ReadonlySet<number>;
  /** Jobs that have been done, whose rows may still be there. */
  readonly done: ReadonlySet<number>;
}

/**
 * Settles what a runner that takes no more jobs has left: the jobs it did are gone, those it neither did nor does are
 * free at once, as if they had never been tried.
 */
export async function settle(pool: pg.Pool, { id, running, done }: Holding): Promise<void> {
  await pool.query(
    `with finished as (
       delete from graphile_worker._private_jobs where locked_by = $1 and id = any($2::bigint[])
     )
     update graphile_worker._private_jobs
       set locked_by = null, locked_at = null, attempts = greatest(attempts - 1, 0)
       where locked_by = $1 and id <> all($2::bigint[]) and id <> all($3::bigint[])`,
    [id, [...done], [...running]],
  );
}

/**
 * Frees the jobs of killed workers: the library alone would wait four hours. A worker that has just
 * taken its first job may not have beaten yet, so a job counts from its locking.
 */
export async function releaseJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with living as (${LIVING}), dead as (
      select locked_by from graphile_worker._private_jobs
      where locked_at < clock_timestamp() - ${SILENCE} and locked_by not in (select id from living)
    )
    select graphile_worker.force_unlock_workers(array(select distinct locked_by from dead))
    where exists (select from dead)`);
  await pool.query("delete from workers where beat_at < clock_timestamp() - interval '1 day'");
}
