import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** A message that asks for prescriptions to be renewed, some of which wait for an answer. No personal data. */
export interface OpenRenewal {
  /** Number of the conversation. */
  readonly threadId: number;
  readonly requestedAt: Date;
  readonly brand: string;
  /** The requests that wait, one for each prescription, in the order of the message. */
  readonly ids: readonly number[];
}

/** As the schema's owner: what waits for the clinic's answer, of all patients, the oldest first. */
export async function openRenewals(owner: Kysely<Tables>): Promise<OpenRenewal[]> {
  const { rows } = await sql<OpenRenewal>`
    select thread_id as "threadId", requested_at as "requestedAt", brand, json_agg(id order by id) as ids
    from renewal_requests where answered_at is null
    group by patient_id, thread_id, requested_at, brand order by requested_at, thread_id`.execute(owner);
  return rows;
}
