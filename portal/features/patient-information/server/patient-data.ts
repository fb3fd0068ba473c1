import { type Selectable, sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { readCardImages } from '#domain/kela-card/server/kela-card.ts';
import { patientOf } from '#domain/patients/server/patient-of.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { Tables } from '#platform/tables.ts';
import type { PatientData, PatientInformationApi } from '../contract.ts';
import { readAccessLog } from './access-entries.ts';
import { readConsents } from './consents.ts';
import { readGuardians } from './guardians.ts';
import { readMessages } from './messages-of-patient.ts';
import { logOwnAccess } from './own-access.ts';
import { patientView, readPatientRow } from './patient-view.ts';
import { readWaysIn } from './ways-in.ts';

/** How often a patient may download everything, counted for all processes together. */
export const MAX_DOWNLOADS = 5;
const DOWNLOADS_WINDOW_MINUTES = 60;

/** `GET /api/user/data` */
export const downloadData: Handler<PatientInformationApi['GET /api/user/data']> = async (
  context,
  { query: { lang } },
) => {
  if (!isFreshlyIdentified(context)) return problem('freshIdentificationRequired');
  const patientId = patientOf(context);
  const subject = context.vault.hash('attempts.data-download', patientId);
  return context.inScope({ patientId }, async (tx) => {
    const nth = await countAttempt(tx, subject, context.now, DOWNLOADS_WINDOW_MINUTES);
    if (nth > MAX_DOWNLOADS) return problem('tooManyRequests');
    await logOwnAccess(tx, context, 'read', 'patient-data');
    return ok(await readEverything(tx, context, lang));
  });
};

async function readEverything(tx: Scoped, context: Context, lang: Language): Promise<PatientData> {
  const { vault, now } = context;
  const patientId = patientOf(context);
  const row = await readPatientRow(tx, patientId);
  return {
    createdAt: now.toISOString(),
    patient: {
      ...patientView(row, context),
      healthCareType: row.health_care_type,
      isCreditworthy: row.is_creditworthy,
      registeredAt: row.created_at.toISOString(),
    },
    ...(await readGuardians(tx, context)),
    consents: await readConsents(tx, patientId),
    appointments: await readAppointments(tx, context, lang),
    messages: await readMessages(tx, context),
    ...(await readWaysIn(tx, context)),
    kelaCard: await readKelaCard(tx, vault, patientId),
    deletionRequests: await readDeletionRequests(tx, patientId),
    accessLog: await readAccessLog(tx, context),
  };
}

async function readAppointments(
  tx: Scoped,
  context: Context,
  lang: Language,
): Promise<PatientData['appointments']> {
  const rows = await tx
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
    .where('patient_id', '=', patientOf(context))
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    kind: row.kind,
    ...placeOf(context, row),
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
  context: Context,
  row: PlacedRow,
): Pick<PatientData['appointments'][number], 'practitioner' | 'clinic' | 'room' | 'notes'> {
  if (isPlaceHidden(context, row.booked_by))
    return { practitioner: null, clinic: null, room: null, notes: null };
  return {
    practitioner: `${row.first_name} ${row.last_name}`,
    clinic: row.clinic,
    room: row.room,
    notes: row.notes === null ? null : context.vault.open('appointments.notes', row.notes),
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
