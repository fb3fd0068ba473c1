import { sql } from 'kysely';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { InTheWay } from '../../overlapping-contract.ts';
import type { SlotRow } from './slot.ts';

interface Wanted {
  readonly slot: Pick<SlotRow, 'starts_at' | 'ends_at'>;
  /** Of the clinic’s name. */
  readonly lang: Language;
  /** The appointment that would move, which is in nobody’s way. */
  readonly moving?: number;
}

interface Row {
  readonly id: number;
  readonly starts_at: Date;
  readonly clinic: string;
  readonly booked_by: string | null;
}

/**
 * The patient's first appointment during a time, in any brand; null if they have none. Anybody who sells or moves by it holds
 * `holdPatient`: of two who ask at once, neither would find the other's.
 */
export async function overlapping(
  call: Pick<RecordCall, 'tx' | 'patientId' | 'session' | 'vault'>,
  { slot, lang, moving }: Wanted,
): Promise<InTheWay | null> {
  const { rows } = await sql<Row>`
    select booked.id, booked.starts_at, booked.booked_by, clinics.name ->> ${lang} as clinic
    from appointments as booked join clinics on clinics.id = booked.clinic_id
    where booked.patient_id = ${call.patientId} and booked.id is distinct from ${moving ?? null}
      and booked.cancelled_at is null
      and booked.starts_at < ${slot.ends_at} and booked.ends_at > ${slot.starts_at}
    order by booked.starts_at limit 1`.execute(call.tx);
  const [found] = rows;
  if (!found) return null;
  const { id, starts_at: startsAt, clinic, booked_by: bookedBy } = found;
  return { id, startDate: startsAt.toISOString(), clinic: isPlaceHidden(call, bookedBy) ? null : clinic };
}
