import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { sealAnswers } from '#areas/messages/shared/questionnaires/server/sealed-answers.ts';
import { codeHash, linkHash, ticketHash } from '#areas/record/record-sharing/server/secrets.ts';
import { RECORD_KINDS, type ResourceOfKind } from '#areas/record/shared/health-record/kinds.ts';
import { sourceHash } from '#areas/record/shared/health-record/server/source-hash.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { newSecret } from '#platform/secrets.ts';
import type { Target } from './authorisation-requests.ts';

/** The system of a patient's entries: two patients in one system would have one entry of an id, which moves. */
export const recordSourceOf = (patientId: string): string => `https://record.example/${patientId}/fhir`;
const MOMENT = '2026-03-20T10:00:00+02:00';

/** Puts an entry of each kind that tells of these words into a patient's record; resolves to their numbers. */
export async function giveRecord(
  test: TestDatabase,
  patientId: string,
  words: string,
): Promise<Target['entries']> {
  const source = recordSourceOf(patientId);
  const all = resourcesTelling(words);
  const resources = RECORD_KINDS.map((kind) => ({ ...all[kind], id: kind }));
  const incoming = resources.map((resource) => ({ patientId, source, resource }));
  await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, incoming);
  const idOf = async ({ resourceType, id }: (typeof resources)[number]) => {
    const row = await test.owner
      .selectFrom('health_records')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('source_hash', '=', sourceHash(test.vault, source, `${resourceType}/${id}`))
      .executeTakeFirstOrThrow();
    return [id, row.id] as const;
  };
  return Object.fromEntries(await Promise.all(resources.map(idOf))) as Target['entries'];
}

/** Makes a link that opens a patient's whole record, for whom these words say; resolves to its number, and what fetches the file. */
export async function giveShare(
  { owner, vault }: TestDatabase,
  patientId: string,
  words: string,
): Promise<{ readonly id: number; readonly ticket: string }> {
  const [link, ticket] = [newSecret(), newSecret()];
  const { id } = await owner
    .insertInto('record_shares')
    .values({
      patient_id: patientId,
      link_hash: linkHash(vault, link),
      code_hash: codeHash(vault, link, '20260320'),
      brand: 'kaari',
      contents: 'health-record',
      recipient: vault.seal('record_shares.recipient', words),
      created_at: TEST_NOW,
      ends_at: new Date(TEST_NOW.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('record_share_openings')
    .values({
      patient_id: patientId,
      share_id: id,
      reader: vault.seal('record_share_openings.reader', words),
      opened_at: TEST_NOW,
      ticket_hash: ticketHash(vault, ticket),
    })
    .execute();
  return { id, ticket };
}

/** Starts a conversation that tells of these words; resolves to its number. */
export function giveThread(
  { owner, vault }: TestDatabase,
  patientId: string,
  words: string,
): Promise<number> {
  const from = { tx: owner, vault, now: TEST_NOW, patientId };
  return startThread(from, { type: 'customer', title: words, firstMessage: { text: words } });
}

/** Sends a questionnaire that is answered with these words; resolves to the invitation's number. */
export async function giveQuestionnaire(
  { owner, vault }: TestDatabase,
  patientId: string,
  words: string,
): Promise<number> {
  const { id } = await owner
    .selectFrom('questionnaires')
    .select('id')
    .where('url', '=', SLEEP_AND_RECOVERY.url)
    .executeTakeFirstOrThrow();
  const { id: invitation } = await owner
    .insertInto('questionnaire_invitations')
    .values({
      patient_id: patientId,
      questionnaire_id: id,
      invited_at: TEST_NOW,
      answer_by: null,
      answered_at: TEST_NOW,
      answers: sealAnswers(vault, { more: words }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return invitation;
}

/** A resource of each kind that tells of these words. */
export function resourcesTelling(words: string): ResourceOfKind {
  const concept = { text: words };
  const subject = {};
  const coded = (code: string) => [{ coding: [{ code }] }];
  const visit = { reference: 'Encounter/visit', display: `Käynti: ${words}` };
  const data = Buffer.from(words).toString('base64');
  const content = [{ attachment: { contentType: 'text/plain', data } }];
  return {
    visit: {
      resourceType: 'Encounter',
      status: 'finished',
      class: { code: 'AMB' },
      serviceType: concept,
      period: { start: MOMENT },
    },
    diagnosis: {
      resourceType: 'Condition',
      subject,
      encounter: visit,
      recordedDate: MOMENT,
      code: concept,
    },
    visitText: {
      resourceType: 'DocumentReference',
      status: 'current',
      date: MOMENT,
      context: { encounter: [visit] },
      content,
    },
    laboratoryReferral: {
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      subject,
      category: coded('108252007'),
      authoredOn: MOMENT,
      code: concept,
    },
    laboratoryReport: {
      resourceType: 'DiagnosticReport',
      status: 'final',
      category: coded('LAB'),
      code: concept,
      effectiveDateTime: MOMENT,
    },
    laboratoryResult: {
      resourceType: 'Observation',
      status: 'final',
      category: coded('laboratory'),
      code: concept,
      effectiveDateTime: MOMENT,
      valueString: words,
    },
    imagingReferral: {
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      subject,
      category: coded('363679005'),
      authoredOn: MOMENT,
      code: concept,
    },
    imagingStudy: {
      resourceType: 'ImagingStudy',
      status: 'available',
      subject,
      started: MOMENT,
      description: words,
    },
    imagingReport: {
      resourceType: 'DiagnosticReport',
      status: 'final',
      category: coded('RAD'),
      code: concept,
      effectiveDateTime: MOMENT,
      conclusion: words,
    },
    allergy: {
      resourceType: 'AllergyIntolerance',
      patient: subject,
      code: concept,
      recordedDate: MOMENT,
    },
    procedure: {
      resourceType: 'Procedure',
      status: 'completed',
      subject,
      encounter: { reference: 'Encounter/visit' },
      performedDateTime: MOMENT,
      code: concept,
    },
    prescription: {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      subject,
      authoredOn: MOMENT,
      medicationCodeableConcept: concept,
    },
    vaccination: {
      resourceType: 'Immunization',
      status: 'completed',
      patient: subject,
      vaccineCode: concept,
      occurrenceDateTime: MOMENT,
    },
    certificate: {
      resourceType: 'DocumentReference',
      status: 'current',
      category: coded('medicalCertificateA'),
      date: MOMENT,
      description: words,
      content,
    },
    measurement: {
      resourceType: 'Observation',
      status: 'final',
      category: coded('vital-signs'),
      code: concept,
      effectiveDateTime: MOMENT,
      valueString: words,
    },
    document: {
      resourceType: 'DocumentReference',
      status: 'current',
      date: MOMENT,
      description: words,
      content,
    },
  };
}
