import { sql } from 'kysely';
import { offerSlots } from '#domain/appointments/server/free-times.ts';
import type { Scoped } from '#platform/context.ts';
import type { OwnRow } from './own-rows.ts';

/** How an appointment ends before its time. */
interface Ending {
  readonly cancelled_at: Date;
  readonly cancelled_by: 'patient';
  readonly disowned_at?: Date;
}

/** Calls an appointment off and puts its time on sale again, in its patient's scope. */
export async function releaseTime(tx: Scoped, row: OwnRow, ending: Ending): Promise<void> {
  await tx
    .updateTable('appointments')
    .set(ending)
    .where('patient_id', '=', sql<string>`current_patient()`)
    .where('practitioner_id', '=', row.practitioner_id)
    .where('id', '=', row.id)
    .execute();
  // While it was taken nothing could overlap it, so this time is free now; the times that overlap it may
  // also overlap somebody else's, whom this patient's scope does not show, and stay off sale.
  await offerSlots(
    tx,
    sql`slots.practitioner_id = ${row.practitioner_id} and slots.id = ${row.slot_id}
      and slots.starts_at > ${ending.cancelled_at}`,
  );
}
