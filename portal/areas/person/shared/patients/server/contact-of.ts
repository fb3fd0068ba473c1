import type { Selectable } from 'kysely';
import { readGuardianRows } from '#areas/person/shared/guardianship/server/guardian-details.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { inOtherRecord } from '#platform/calls/in-other-record.ts';
import type { Scoped } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { openPatient, readPatient } from './patient-record.ts';
import { personHash } from './person-hash.ts';

/** Who is notified of what a request does, and pays for it. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly allowsBookingSms: boolean;
  readonly isCreditworthy: boolean;
  /** First name of the child they act for, so that a message says whose appointment it is; null for their own. */
  readonly child: string | null;
}

/** The columns of a patient's row that make up a contact. */
export const CONTACT_COLUMNS = [
  'first_names',
  'email',
  'phone',
  'language',
  'allows_booking_sms',
  'is_creditworthy',
] as const satisfies (keyof Tables['patients'])[];
export type ContactRow = Pick<Selectable<Tables['patients']>, (typeof CONTACT_COLUMNS)[number]>;

/**
 * The patient in whose scope the transaction is; while a guardian acts for a child, the guardian: as the patient they
 * are themself, else as they have written of themself in the child's record, whose language and bills then count. The
 * child's own e-mail and phone are not the guardian's. Reading the guardian's own record is noted in their own log.
 *
 * @param known the patient's row, if the caller has read it
 */
export async function contactOf(call: RecordCall, known?: ContactRow): Promise<Contact> {
  const { tx, patientId, vault } = call;
  const { actingFor, ownPatientId } = call.session;
  const patient = known ?? (await readContact(tx, patientId));
  // The session says that they may act for both.
  const row = actingFor && ownPatientId ? await readOwnContact(call, ownPatientId) : patient;
  const isGuardianOnly = actingFor !== null && ownPatientId === null;
  const reach = isGuardianOnly
    ? await reachAsGuardian(call)
    : openPatient(vault, { email: row.email, phone: row.phone });
  return {
    email: reach.email,
    phone: reach.phone,
    language: row.language,
    allowsBookingSms: row.allows_booking_sms,
    isCreditworthy: row.is_creditworthy,
    child: actingFor ? callNameOf(openPatient(vault, { first_names: patient.first_names })) : null,
  };
}

/** E-mail and phone in the guardian's own row of the child's record; null where there are none. */
async function reachAsGuardian({ tx, vault, patientId, session }: RecordCall) {
  const me = session.person && personHash(vault, session.person.identityCode);
  const rows = await readGuardianRows(tx, vault, patientId);
  const own = rows.find((row) => me && row.personHash?.equals(me))?.details;
  return { email: own?.emailAddress || null, phone: own?.phone || null };
}

function readOwnContact(call: RecordCall, id: string): Promise<ContactRow> {
  const own = { patientId: id, actor: { kind: 'patient', id }, kind: 'patient' } as const;
  return inOtherRecord(call, own, (tx) => readContact(tx, id));
}

function readContact(tx: Scoped, patientId: string): Promise<ContactRow> {
  return tx
    .selectFrom('patients')
    .select(CONTACT_COLUMNS)
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
}

/** The patient's first given name: enough to tell a family's children apart, and no more. */
export async function callName(call: RecordCall): Promise<string> {
  return callNameOf(await readPatient(call, ['first_names']));
}

function callNameOf({ first_names: firstNames }: { readonly first_names: string }): string {
  return firstNames.split(' ', 1).join();
}
