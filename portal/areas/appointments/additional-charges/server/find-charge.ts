import type { Selectable } from 'kysely';
import { isMinorAlone } from '#areas/appointments/shared/additional-charges/server/answering.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';

export type ChargeRow = Selectable<Tables['additional_charges']>;

interface ChargedAppointment {
  readonly starts_at: Date;
  readonly cancelled_at: Date | null;
}

/** What there is to answer for an appointment. */
export type FoundCharge =
  | { readonly type: 'nothing' | 'withdrawn' | 'guardianNeeded' }
  | { readonly type: 'proposed'; readonly row: ChargeRow };

/** The patient's appointment whose place is no secret from the reader. */
export async function findAppointment(call: RecordCall, id: number): Promise<ChargedAppointment | undefined> {
  const row = await call.tx
    .selectFrom('appointments')
    .select(['starts_at', 'cancelled_at', 'booked_by'])
    .where('patient_id', '=', call.patientId)
    .where('id', '=', id)
    .executeTakeFirst();
  // What is charged would tell what the visit is about.
  return row && !isPlaceHidden(call, row.booked_by) ? row : undefined;
}

/** The proposal that stands for an appointment, answered or not; else what has become of the last. */
export async function findCharge(
  call: RecordCall,
  id: number,
  { cancelled_at: cancelledAt }: ChargedAppointment,
): Promise<FoundCharge> {
  const row = await call.tx
    .selectFrom('additional_charges')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .where('appointment_id', '=', id)
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (!row) return { type: 'nothing' };
  if (row.withdrawn_at || (cancelledAt && !row.answer)) return { type: 'withdrawn' };
  return isMinorAlone(call) ? { type: 'guardianNeeded' } : { type: 'proposed', row };
}
