import { type Selectable, sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { readCardImages } from '#domain/kela-card/server/kela-card.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { Tables } from '#platform/tables.ts';
import type { PatientData, PatientInformationApi } from '../contract.ts';
import { readAccessLog } from './access-entries.ts';
import { readConsents } from './consents.ts';
import { readGuardians } from './guardians.ts';
import { readMessages } from './messages-of-patient.ts';
import { patientView, readPatientRow } from './patient-view.ts';
import { readWaysIn } from './ways-in.ts';

/** How often a patient may download everything, counted for all processes together. */
export const MAX_DOWNLOADS = 5;
const DOWNLOADS_WINDOW_MINUTES = 60;

/** `GET /api/user/data` */
export const downloadData: Steps<PatientInformationApi['GET /api/user/data']> = {
  async before(context) {
    return isFreshlyIdentified(context) ? null : problem('freshIdentificationRequired');
  },
  async answer(call, { query: { lang } }) {
    const { tx, vault, now, patientId } = call;
    const subject = vault.hash('attempts.data-download', patientId);
    const nth = await countAttempt(tx, subject, now, DOWNLOADS_WINDOW_MINUTES);
    if (nth > MAX_DOWNLOADS) return problem('tooManyRequests');
    // First, so that the file names itself.
    await call.note({ action: 'read', kind: 'patient-data' });
    return ok(await readEverything(call, lang));
  },
};

async function readEverything(call: RecordCall, lang: Language): Promise<PatientData> {
  const { tx, patientId, vault, now } = call;
  const row = await readPatientRow(tx, patientId);
  return {
    createdAt: now.toISOString(),
    patient: {
      ...patientView(row, call),
      healthCareType: row.health_care_type,
      isCreditworthy: row.is_creditworthy,
      registeredAt: row.created_at.toISOString(),
    },
    ...(await readGuardians(call)),
    consents: await readConsents(call),
    appointments: await readAppointments(call, lang),
    messages: await readMessages(call),
    ...(await readWaysIn(call)),
    kelaCard: await readKelaCard(tx, vault, patientId),
    deletionRequests: await readDeletionRequests(tx, patientId),
    accessLog: await readAccessLog(call),
  };
}

async function readAppointments(call: RecordCall, lang: Language): Promise<PatientData['appointments']> {
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
): Pick<PatientData['appointments'][number], 'practitioner' | 'clinic' | 'room' | 'notes'> {
  if (isPlaceHidden(call, row.booked_by))
    return { practitioner: null, clinic: null, room: null, notes: null };
  return {
    practitioner: `${row.first_name} ${row.last_name}`,
    clinic: row.clinic,
    room: row.room,
    notes: row.notes === null ? null : call.vault.open('appointments.notes', row.notes),
  };
}

async function readKelaCard(tx: Scoped, vault: Vault, patientId: string): Promise<PatientData['kelaCard']> {
  const images = await readCardImages(tx, vault, patientId, 'whole');
  return images && { ...images, uploadedAt: images.uploadedAt.toISOString() };
}

async function readDeletionRequests(tx: Scoped, patientId: string): Promise<PatientData['deletionRequests']> {
  const rows = await tx
    .selectFrom('deletion_requests')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('requested_at')
    .execute();
  return rows.map((row) => ({
    requestedAt: row.requested_at.toISOString(),
    brand: row.brand,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    decision: row.decision,
    refusalReason: row.refusal_reason,
    handledAt: row.handled_at?.toISOString() ?? null,
  }));
}
