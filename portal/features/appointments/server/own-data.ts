import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#contract/language/language.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';
import { ownData } from '../../server-feature.ts';

const shape = {
  appointments: z.array(
    z.object({
      id: z.number(),
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime(),
      kind: z.string(),
      /** Null, as the clinic, the room and the notes, where a non-disclosure order keeps the place from the reader. */
      practitioner: z.string().nullable(),
      clinic: z.string().nullable(),
      room: z.string().nullable(),
      healthCareType: z.string(),
      priceCents: z.number().nullable(),
      /** What the price stands for in the price list; null: the kind of appointment. */
      rateCode: z.string().nullable(),
      notes: z.string().nullable(),
      brand: z.string(),
      bookedAt: z.iso.datetime(),
      cancelledAt: z.iso.datetime().nullable(),
      cancelledBy: z.enum(['patient', 'clinic']).nullable(),
      /** When the patient took back what somebody had booked without logging in. */
      disownedAt: z.iso.datetime().nullable(),
    }),
  ),
};
type Downloaded = z.output<z.ZodObject<typeof shape>>;

/** The patient's appointments, all of them. */
export const ownAppointmentData = ownData({
  shape,
  read: async (call, language) => ({ appointments: await readAppointments(call, language) }),
  tables: { appointments: 'appointments' },
  leftOut: { appointment_links: 'hashes of links that were sent, which say nothing without them' },
});

async function readAppointments(call: RecordCall, lang: Language): Promise<Downloaded['appointments']> {
  const rows = await call.tx
    .selectFrom('appointments')
    .innerJoin('appointment_kinds', 'appointment_kinds.id', 'kind_id')
    .innerJoin('clinics', 'clinics.id', 'clinic_id')
    .innerJoin('practitioners', 'practitioners.id', 'practitioner_id')
    .selectAll('appointments')
    .select(['first_name', 'last_name'])
    .select([
      sql<string>`appointment_kinds.name ->> ${lang}`.as('kind'),
      sql<string>`clinics.name ->> ${lang}`.as('clinic'),
    ])
    .where('patient_id', '=', call.patientId)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    kind: row.kind,
    ...placeOf(call, row),
    healthCareType: row.health_care_type,
    priceCents: row.price_cents,
    rateCode: row.rate_code,
    brand: row.brand,
    bookedAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    disownedAt: row.disowned_at?.toISOString() ?? null,
  }));
}

interface PlacedRow extends Pick<Selectable<Tables['appointments']>, 'room' | 'notes' | 'booked_by'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly clinic: string;
}

function placeOf(
  call: RecordCall,
  row: PlacedRow,
): Pick<Downloaded['appointments'][number], 'practitioner' | 'clinic' | 'room' | 'notes'> {
  if (isPlaceHidden(call, row.booked_by))
    return { practitioner: null, clinic: null, room: null, notes: null };
  return {
    practitioner: `${row.first_name} ${row.last_name}`,
    clinic: row.clinic,
    room: row.room,
    notes: row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
  };
}
