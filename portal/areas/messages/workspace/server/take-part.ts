import type { Call } from '#platform/calls/call.ts';
import type { Found } from './find-thread.ts';

/** Who writes in a conversation takes part in it from then on. */
export async function takePart(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  { id, patientId, reach }: Pick<Found, 'id' | 'patientId' | 'reach'>,
): Promise<void> {
  await tx
    .insertInto('thread_participants')
    .values({
      patient_id: patientId,
      thread_id: id,
      professional_id: reach.me,
      joined_at: now,
      last_read_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
