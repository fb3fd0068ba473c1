import { sql } from 'kysely';
import { endWaitingFor } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { freeSlot } from '#areas/appointments/shared/appointments/server/free-slot.ts';
import type { OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import type { Scoped } from '#platform/context.ts';

/** How an appointment ends before its time. */
interface Ending {
  readonly cancelled_at: Date;
  readonly cancelled_by: 'patient';
  readonly disowned_at?: Date;
}

/** Calls an appointment off, puts its time on sale again and ends its waiting for another, in its patient's scope. */
export async function releaseTime(tx: Scoped, row: OwnRow, ending: Ending): Promise<void> {
  await tx
    .updateTable('appointments')
    .set(ending)
    .where('patient_id', '=', sql<string>`current_patient()`)
    .where('practitioner_id', '=', row.practitioner_id)
    .where('id', '=', row.id)
    .execute();
  await endWaitingFor(tx, row.id);
  await freeSlot(tx, { practitionerId: row.practitioner_id, slotId: row.slot_id }, ending.cancelled_at);
}
