import { z } from 'zod';
import { takesWholeRecord } from '#areas/person/shared/patients/server/whole-record-turn.ts';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { employmentsOf } from '#areas/person/shared/rights/server/read-patient-status.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import type { OwnData } from '../../../server-feature.ts';
import type { PatientInformationApi } from '../contract.ts';
import type { PatientData } from '../record-contract.ts';
import { readAccessLog } from './access-entries.ts';
import { readConsents } from './consents.ts';
import { readGuardians } from './guardians.ts';
import { readMessages } from './messages-of-patient.ts';
import { patientView, readPatientRow } from './patient-view.ts';
import { readSessions } from './read-sessions.ts';

/** How often a patient may download everything, counted for all processes together. */
export const MAX_DOWNLOADS = 5;
const DOWNLOADS_WINDOW_MINUTES = 60;

/** `GET /api/user/data`, with what other features keep of the patient. */
export const createDownloadData = (
  sections: readonly OwnData[],
  apps: readonly RecordApp[],
): Steps<PatientInformationApi['GET /api/user/data']> => ({
  async before(context) {
    return takesWholeRecord(context) ? null : problem('downloadUnderWay');
  },
  async answer(call, { query: { lang } }) {
    const { tx, vault, now, patientId } = call;
    const subject = vault.hash('attempts.data-download', patientId);
    const nth = await countAttempt(tx, subject, now, DOWNLOADS_WINDOW_MINUTES);
    if (nth > MAX_DOWNLOADS) return problem('tooManyRequests');
    // First, so that the file names itself.
    await call.note({ action: 'read', kind: 'patient-data' });
    return ok(await readEverything(call, lang, sections, apps));
  },
});

async function readEverything(
  call: RecordCall,
  lang: Language,
  sections: readonly OwnData[],
  apps: readonly RecordApp[],
): Promise<PatientData> {
  const { tx, patientId, now } = call;
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
    employments: await readEmployments(tx, patientId),
    consents: await readConsents(call),
    messages: await readMessages(call),
    sessions: await readSessions(call),
    deletionRequests: await readDeletionRequests(tx, patientId),
    accessLog: await readAccessLog(call, { apps, lang }),
    ...(await readSections(call, lang, sections)),
  };
}

async function readSections(
  call: RecordCall,
  lang: Language,
  sections: readonly OwnData[],
): Promise<Readonly<Record<string, unknown>>> {
  const all: Record<string, unknown> = {};
  // One after the other: they share a transaction.
  for (const { shape, read } of sections) Object.assign(all, z.object(shape).parse(await read(call, lang)));
  return all;
}

async function readEmployments(tx: Scoped, patientId: string): Promise<PatientData['employments']> {
  const { employments } = await tx
    .selectFrom('patients')
    .select((patients) => employmentsOf(patients).as('employments'))
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  // What was agreed with the employer is not the patient's.
  return employments.map(({ agreements: _, ...employment }) => employment);
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
