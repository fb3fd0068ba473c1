import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  visitInsuranceColumn,
  visitInsuranceView,
} from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { visitInsuranceSchema } from '#areas/appointments/shared/insurance/visit-insurance.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';
import { ownData } from '../../../server-feature.ts';
import { openArrivalReason } from './own-view.ts';

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
      /** On whose insurance it was booked, and what was agreed to; null: on nobody's. */
      insurance: visitInsuranceSchema.nullable(),
      priceCents: z.number().nullable(),
      /** What the price stands for in the price list; null: the kind of appointment. */
      rateCode: z.string().nullable(),
      notes: z.string().nullable(),
      /** What the patient has told the practitioner beforehand. */
      arrivalReason: z.string().nullable(),
      checkedInAt: z.iso.datetime().nullable(),
      brand: z.string(),
      bookedAt: z.iso.datetime(),
      cancelledAt: z.iso.datetime().nullable(),
      cancelledBy: z.enum(['patient', 'clinic']).nullable(),
      /** When the patient took back what somebody had booked without logging in. */
      disownedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What was told of their prices when they were booked or moved. */
  toldPrices: z.array(
    z.object({
      appointmentId: z.number(),
      cents: z.int(),
      /** It was all that the visit costs, and not the least. */
      isFixed: z.boolean(),
      /** What it consisted of; a name that is null: what Kela pays. Null: that was not told. */
      items: z.array(z.object({ name: z.string().nullable(), cents: z.int() })).nullable(),
      toldAt: z.iso.datetime(),
    }),
  ),
  /** Appointments for which the patient waits for an earlier time. */
  earlierTimeWaits: z.array(z.object({ appointmentId: z.number(), since: z.iso.datetime() })),
  /** Times that were held for them. */
  earlierTimeOffers: z.array(
    z.object({
      appointmentId: z.number(),
      offeredAt: z.iso.datetime(),
      answer: z.enum(['accepted', 'declined', 'expired', 'withdrawn']).nullable(),
    }),
  ),
};
type Downloaded = z.output<z.ZodObject<typeof shape>>;

/** The patient's appointments, all of them. */
export const ownAppointmentData = ownData({
  shape,
  read: async (call, language) => ({
    appointments: await readAppointments(call, language),
    toldPrices: await readToldPrices(call, language),
    earlierTimeWaits: await readWaits(call),
    earlierTimeOffers: await readOffers(call),
  }),
  tables: {
    appointments: 'appointments',
    visit_insurances: 'appointments',
    told_prices: 'toldPrices',
    earlier_time_waits: 'earlierTimeWaits',
    earlier_time_offers: 'earlierTimeOffers',
  },
  leftOut: { appointment_links: 'hashes of links that were sent, which say nothing without them' },
});

async function readToldPrices(call: RecordCall, lang: Language): Promise<Downloaded['toldPrices']> {
  const rows = await call.tx
    .selectFrom('told_prices')
    .innerJoin('appointments', (join) =>
      join
        .onRef('appointments.patient_id', '=', 'told_prices.patient_id')
        .onRef('appointments.id', '=', 'appointment_id'),
    )
    .select(['appointment_id', 'cents', 'is_fixed', 'items', 'told_at', 'booked_by'])
    .where('told_prices.patient_id', '=', call.patientId)
    .orderBy('told_at')
    .execute();
  // As on the page: with whom and where a visit is could be seen by its price.
  const shown = rows.filter(({ booked_by }) => !isPlaceHidden(call, booked_by));
  return shown.map((row) => ({
    appointmentId: row.appointment_id,
    cents: row.cents,
    isFixed: row.is_fixed,
    items: row.items?.map(({ name, cents }) => ({ name: name?.[lang] ?? null, cents })) ?? null,
    toldAt: row.told_at.toISOString(),
  }));
}

async function readWaits({ tx, patientId }: RecordCall): Promise<Downloaded['earlierTimeWaits']> {
  const rows = await tx
    .selectFrom('earlier_time_waits')
    .select(['appointment_id', 'since'])
    .where('patient_id', '=', patientId)
    .execute();
  return rows.map((row) => ({ appointmentId: row.appointment_id, since: row.since.toISOString() }));
}

async function readOffers({ tx, patientId }: RecordCall): Promise<Downloaded['earlierTimeOffers']> {
  const rows = await tx
    .selectFrom('earlier_time_offers')
    .select(['appointment_id', 'offered_at', 'answer'])
    .where('patient_id', '=', patientId)
    .orderBy('offered_at')
    .execute();
  return rows.map((row) => ({
    appointmentId: row.appointment_id,
    offeredAt: row.offered_at.toISOString(),
    answer: row.answer,
  }));
}

async function readAppointments(call: RecordCall, lang: Language): Promise<Downloaded['appointments']> {
  const rows = await call.tx
    .selectFrom('appointments')
    .innerJoin('appointment_kinds', 'appointment_kinds.id', 'kind_id')
    .innerJoin('clinics', 'clinics.id', 'clinic_id')
    .innerJoin('practitioners', 'practitioners.id', 'practitioner_id')
    .selectAll('appointments')
    .select(['first_name', 'last_name'])
    .select(visitInsuranceColumn('appointments').as('insurance'))
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
    insurance: isPlaceHidden(call, row.booked_by) ? null : visitInsuranceView(call.vault, row.insurance),
    priceCents: row.price_cents,
    rateCode: row.rate_code,
    brand: row.brand,
    bookedAt: row.created_at.toISOString(),
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    disownedAt: row.disowned_at?.toISOString() ?? null,
  }));
}

interface PlacedRow
  extends Pick<Selectable<Tables['appointments']>, 'room' | 'notes' | 'arrival_reason' | 'booked_by'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly clinic: string;
}

function placeOf(
  call: RecordCall,
  row: PlacedRow,
): Pick<Downloaded['appointments'][number], 'practitioner' | 'clinic' | 'room' | 'notes' | 'arrivalReason'> {
  if (isPlaceHidden(call, row.booked_by))
    return { practitioner: null, clinic: null, room: null, notes: null, arrivalReason: null };
  return {
    practitioner: `${row.first_name} ${row.last_name}`,
    clinic: row.clinic,
    room: row.room,
    notes: row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
    arrivalReason: openArrivalReason(call.vault, row),
  };
}
