import type pg from 'pg';

/** A worker that is silent for this long is dead: several missed beats. */
const SILENCE = "interval '5 seconds'";

/** Says that the worker lives. */
export async function beat(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    'insert into workers (id) values ($1) on conflict (id) do update set beat_at = clock_timestamp()',
    [id],
  );
}

/** Says that the worker ended in order. */
export async function leave(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from workers where id = $1', [id]);
}

/**
 * Frees the jobs of workers that were killed: their library alone would wait four hours. While the
 * database itself was away nobody could beat, so silence counts from its start. A worker that has just
 * taken its first job may not have beaten yet, so a job counts from its locking.
 */
export async function releaseJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with living as (
      select id from workers
      where greatest(beat_at, pg_postmaster_start_time()) > clock_timestamp() - ${SILENCE}
    ), dead as (
      select locked_by from graphile_worker._private_jobs
      where locked_at < clock_timestamp() - ${SILENCE} and locked_by not in (select id from living)
    )
    select graphile_worker.force_unlock_workers(array(select distinct locked_by from dead))
    where exists (select from dead)`);
  await pool.query("delete from workers where beat_at < clock_timestamp() - interval '1 day'");
}
