import type { RefusalReason } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** The last request to renew a prescription. */
export interface LastRequest {
  readonly requestedAt: Date;
  /** Both null: the clinic has not answered. */
  readonly outcome: 'renewed' | 'declined' | null;
  readonly answeredAt: Date | null;
  /** Why it was declined, if the clinic has said so. */
  readonly reason: RefusalReason | null;
}

/** The patient's last requests, by the number of the prescription. */
export async function lastRequests({
  tx,
  patientId,
}: Pick<RecordCall, 'tx' | 'patientId'>): Promise<ReadonlyMap<number, LastRequest>> {
  const rows = await tx
    .selectFrom('renewal_requests')
    .select(['record_id', 'requested_at', 'outcome', 'answered_at', 'refusal_reason'])
    .distinctOn('record_id')
    .where('patient_id', '=', patientId)
    .orderBy('record_id')
    .orderBy('requested_at', 'desc')
    .orderBy('thread_id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.record_id,
      {
        requestedAt: row.requested_at,
        outcome: row.outcome,
        answeredAt: row.answered_at,
        reason: row.refusal_reason,
      },
    ]),
  );
}
