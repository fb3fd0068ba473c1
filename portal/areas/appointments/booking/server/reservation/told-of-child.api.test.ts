import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealGuardian } from '#areas/person/shared/guardianship/server/guardian-details.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../../contract.ts';
import {
  AINO,
  addPatient,
  bookingService,
  detailsOf,
  freeSlots,
  messagesOf,
  signedIn,
} from '../test-booking.ts';

const TYPED = { email: 'typed@example.com', phone: '0408888888' };
const GUARDIAN_CODE = formatIdentityCode('1985-01-01', 940);

let db: TestDatabase;
let call: Call<typeof endpoints>;
let slots: number[];
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  slots = await freeSlots(db);
});
afterAll(() => db.drop());

interface Row {
  readonly emailAddress: string;
  readonly person_hash: Buffer | null;
}

/** Who is warned when somebody books for a patient without contact of their own whose record names these guardians. */
async function warningsOf(birthDate: string, rows: readonly Row[], session: Partial<Session> = {}) {
  const identityCode = formatIdentityCode(birthDate, 900 + ++nth);
  const patientId = await addPatient(db, identityCode);
  for (const [index, { emailAddress, person_hash }] of rows.entries()) {
    const address = { streetAddress: '', postalCode: '', postOffice: '' };
    const guardian = {
      type: null,
      name: 'Testi Huoltaja',
      isGuardianHasSameAddress: true,
      phone: '',
      emailAddress,
    };
    const details = sealGuardian(db.vault, { ...guardian, ...address });
    const row = { patient_id: patientId, position: index + 1, details, person_hash };
    await db.owner.insertInto('guardians').values(row).execute();
  }
  const child = { firstName: 'Testi', lastName: 'Henkilö', identityCode };
  const { appointmentId } = detailsOf(
    await call(
      'POST /api/anon/reserve-appointment',
      { body: { ...AINO, ...TYPED, ...child, slotId: slots.shift() ?? 0 }, query: {} },
      { idempotencyKey: `key-${nth}`, session },
    ),
  );
  const messages = await messagesOf(db, patientId, appointmentId);
  const others = messages.filter(({ template }) => template !== 'appointment-booked-by-visitor');
  expect(others.map(({ to, notice }) => [to, notice.child])).toEqual([
    [TYPED.email, undefined],
    ['+358408888888', undefined],
  ]);
  return messages.filter((message) => !others.includes(message));
}

describe('of a booking by a stranger for a child without contact of their own', () => {
  test('those guardians hear who have written their own row of the record', async () => {
    const guardian = Buffer.from('the guardian');
    const warnings = await warningsOf('2018-01-01', [
      { emailAddress: 'guardian@example.com', person_hash: guardian },
      // Written by the first one: nobody knows whose address it is.
      { emailAddress: 'somebody@example.com', person_hash: null },
    ]);
    expect(warnings.map(({ to, notice }) => [to, notice.child])).toEqual([['guardian@example.com', 'Testi']]);
    expect(warnings[0]?.addressed_to).toEqual(guardian);
  });

  test('a guardian who is a patient here hears as they say of themself, in their language', async () => {
    const own = await addPatient(db, GUARDIAN_CODE, { email: 'patient@example.com', language: 'sv' });
    const guardian = personHash(db.vault, GUARDIAN_CODE);
    const warnings = await warningsOf('2018-01-01', [{ emailAddress: '', person_hash: guardian }]);
    expect(warnings.map(({ to, language }) => [to, language])).toEqual([['patient@example.com', 'sv']]);
    expect(warnings[0]?.addressed_to).toEqual(guardian);
    const log = await db.owner.selectFrom('access_log').selectAll().where('patient_id', '=', own).execute();
    expect(log).toMatchObject([{ action: 'read', record_kind: 'patient', actor_kind: 'system' }]);
  });

  test.each(['2013-01-01', '1990-01-01'])(
    'no guardian hears of who decides for themself: born %s',
    async (born) => {
      const row = { emailAddress: 'guardian@example.com', person_hash: Buffer.from('the guardian') };
      expect(await warningsOf(born, [row])).toEqual([]);
    },
  );

  test('the other guardians of the child hear nothing for whom the stranger acts meanwhile', async () => {
    const otherCode = formatIdentityCode('1984-02-02', 941);
    await addPatient(db, otherCode, { email: 'other@example.com' });
    const others = [personHash(db.vault, otherCode)];
    const child = await addPatient(db, formatIdentityCode('2019-03-03', 942));
    const session = { ...signedIn(child), actingFor: actingFor(child, { otherGuardians: others }) };
    const guardian = Buffer.from('the guardian');
    const row = { emailAddress: 'guardian@example.com', person_hash: guardian };
    const warnings = await warningsOf('2018-01-01', [row], session);
    expect(warnings.map(({ to }) => to)).toEqual(['guardian@example.com']);
    const notices = db.owner
      .selectFrom('messages')
      .select('channel')
      .where('template', '=', 'guardian-notice');
    expect(await notices.execute()).toEqual([]);
  });
});
