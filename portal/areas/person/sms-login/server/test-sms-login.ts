import { patientWith } from '#areas/person/shared/patients/server/test-patients.ts';
import type { Session } from '#platform/context.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { codeOf, type SmsLoginSettings } from './codes.ts';

/** What the tests of SMS login share. */

export const SETTINGS: SmsLoginSettings = { isEnabled: true, codeMinutes: 5, tries: 3 };

export const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
export const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };

/** A patient's id and a session of theirs, whose cookie has this name. */
export async function sessionOf(db: TestDatabase, person: typeof AINO, name = person.lastName) {
  const patientId = await patientWith(db, person.identityCode);
  const session: Partial<Session> = { patientId, person, hash: db.vault.hash('session', name) };
  return { patientId, session };
}

/** Has a patient SMS login with a verified number. */
export async function enable(db: TestDatabase, patientId: string, phone = '+358401234501'): Promise<void> {
  await db.owner
    .insertInto('sms_logins')
    .values({ patient_id: patientId, phone: db.vault.seal('sms_logins.phone', phone) })
    .execute();
}

/** The code that a patient was last sent; undefined if none is good any more. */
export async function codeSentTo(db: TestDatabase, patientId: string): Promise<string | undefined> {
  const row = await db.owner
    .selectFrom('sms_codes')
    .select('id')
    .where('patient_id', '=', patientId)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row && codeOf(db.vault, row.id);
}

/** Codes that are not this one. */
export function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) =>
    String((Number(right) + 1 + nth) % 10_000).padStart(4, '0'),
  );
}

/** Forgets what a test has done, so that the next one starts from the same. */
export async function clear(db: TestDatabase): Promise<void> {
  const tables = [
    'sms_logins',
    'sms_login_offers',
    'sms_codes',
    'expired_sessions',
    'attempts',
    'sessions',
  ] as const;
  for (const table of tables) {
    await db.owner.deleteFrom(table).execute();
  }
}
