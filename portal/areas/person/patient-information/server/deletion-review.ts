import { type Kysely, sql, type Transaction } from 'kysely';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';

/** The job that follows a review: `{ patientId, requestId }`. */
export const CARRY_OUT_DELETION = 'carry-out-deletion';

/** Why a request is not carried out; the patient is told in their own language. */
export const REFUSAL_REASONS = [
  'appointments-ahead',
  'unpaid-invoices',
  'care-in-progress',
  'not-requested',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A request that nobody has reviewed, or that was approved and is not carried out yet. No personal data. */
export interface OpenRequest {
  readonly id: string;
  readonly patientId: string;
  readonly requestedAt: Date;
  readonly brand: string;
  readonly isApproved: boolean;
  readonly appointmentsAhead: number;
  /** The patient can be told by e-mail. */
  readonly hasEmail: boolean;
}

/** As the schema's owner: the requests of all patients, oldest first. */
export async function openRequests(owner: Kysely<Tables>, now: Date): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select requests.id, requests.patient_id as "patientId", requested_at as "requestedAt", brand,
      decision is not null as "isApproved", email is not null as "hasEmail",
      (select count(*) from appointments where appointments.patient_id = requests.patient_id
        and starts_at > ${now} and cancelled_at is null) as "appointmentsAhead"
    from deletion_requests as requests join patients on patients.id = requests.patient_id
    where handled_at is null order by requested_at`.execute(owner);
  return rows;
}

export type ReviewOutcome = 'done' | 'not-open' | 'appointments-ahead';

/** Lets a job carry a request out. A patient with future appointments would not be notified of them any more: not yet. */
export function approveRequest(owner: Kysely<Tables>, id: string, now: Date): Promise<ReviewOutcome> {
  return review(owner, id, now, async (tx, request) => {
    if (request.appointmentsAhead > 0) return 'appointments-ahead';
    await tx
      .updateTable('deletion_requests')
      .set({ decision: 'approved', reviewed_at: now })
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}

/** Closes a request; a job tells the patient why. */
export function refuseRequest(
  owner: Kysely<Tables>,
  id: string,
  reason: RefusalReason,
  now: Date,
): Promise<ReviewOutcome> {
  return review(owner, id, now, async (tx) => {
    await tx
      .updateTable('deletion_requests')
      .set({ decision: 'refused', refusal_reason: reason, reviewed_at: now, handled_at: now })
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}

function review(
  owner: Kysely<Tables>,
  id: string,
  now: Date,
  decide: (tx: Transaction<Tables>, request: OpenRequest) => Promise<ReviewOutcome>,
): Promise<ReviewOutcome> {
  return owner.transaction().execute(async (tx) => {
    // Two who review the same at the same time do so one after the other.
    await sql`lock table deletion_requests in share row exclusive mode`.execute(tx);
    const request = (await openRequests(tx, now)).find((each) => each.id === id && !each.isApproved);
    if (!request) return 'not-open';
    const outcome = await decide(tx, request);
    if (outcome === 'done')
      await enqueue(tx, CARRY_OUT_DELETION, { patientId: request.patientId, requestId: id });
    return outcome;
  });
}
