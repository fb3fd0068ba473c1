import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { endpoints as ownEndpoints } from '#areas/appointments/appointments/contract.ts';
import { appointmentsService } from '#areas/appointments/appointments/server/service.ts';
import {
  changeRow,
  type MadeAppointment,
  makeAppointment,
  patientWith,
  signedIn,
} from '#areas/appointments/appointments/server/test-appointments.ts';
import type { ChargeContent } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import {
  proposeCharge,
  withdrawCharge,
} from '#areas/appointments/shared/additional-charges/server/propose-charge.ts';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { identityCodeOf } from '#demo/identity-code-of.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { actingFor } from '#platform/test-context.ts';
import type { Charge, endpoints } from '../contract.ts';
import { additionalChargesService } from './feature.ts';

const SHOW = 'GET /api/appointments/{id}/additional-charge';
const ANSWER = 'POST /api/appointments/{id}/additional-charge';
const DAY = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

const CONTENT: ChargeContent = {
  reason: 'materials',
  rows: [
    { name: { fi: 'Lisäaika', sv: 'Tilläggstid', en: 'More time' }, cents: 4900, vatPercentage: 0 },
    { name: { fi: 'Tuki', sv: 'Stöd', en: 'Support' }, cents: 1990, vatPercentage: 25.5 },
  ],
  proposedBy: { name: 'Ilona Heikkinen', title: { fi: 'lääkäri', sv: 'läkare', en: 'doctor' } },
};

let db: TestDatabase;
let call: Call<typeof endpoints>;
let appointments: Call<typeof ownEndpoints>;
let aino: string;
let eero: string;
let made: MadeAppointment;
let key = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, additionalChargesService);
  appointments = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
beforeEach(async () => {
  made = await makeAppointment(db, aino, 200);
});
afterAll(() => db.drop());

const propose = (content = CONTENT, appointmentId = made.id, now = TEST_NOW) =>
  proposeCharge(db.owner, { vault: db.vault, now }, { appointmentId, content, expiresAt: later(7) });

type Shown = { state: { type: string; charge?: Charge; answeredBy?: string } };
const show = async (session: Partial<Session> = signedIn(aino), request = {}) => {
  const outcome = await call(
    SHOW,
    { params: { id: made.id }, query: { lang: 'en' } },
    { session, ...request },
  );
  return 'body' in outcome ? (outcome.body as Shown).state : outcome;
};
const hashNow = async () => {
  const state = await show();
  return 'charge' in state ? (state.charge?.contentHash ?? '') : '';
};
const answer = async (
  given: Partial<{ answer: string; contentHash: string; acceptsBinding: boolean }> = {},
  session: Partial<Session> = signedIn(aino),
  request = {},
) =>
  call(
    ANSWER,
    {
      params: { id: made.id },
      body: { answer: 'approve', contentHash: await hashNow(), acceptsBinding: true, ...given },
    },
    { session, idempotencyKey: `charge-${++key}`, ...request },
  );
const type = (name: string) => ({ body: { type: name } });
const entries = () =>
  db.owner
    .selectFrom('access_log')
    .select(['actor_kind', 'action', 'record_kind', 'record_id'])
    .where('patient_id', '=', aino)
    .where('record_id', '=', String(made.id))
    .orderBy('id', 'desc')
    .limit(1)
    .execute();

describe('a proposed charge', () => {
  test('is shown in the reader’s language, with its sum in cents', async () => {
    expect(await show()).toEqual({ type: 'nothing' });
    expect(await propose()).toBe('proposed');
    expect(await show()).toEqual({
      type: 'open',
      charge: {
        contentHash: expect.stringMatching(/^[\w-]{43}$/),
        reason: 'materials',
        rows: [
          { name: 'More time', cents: 4900, vatPercentage: 0 },
          { name: 'Support', cents: 1990, vatPercentage: 25.5 },
        ],
        sumCents: 6890,
        proposedBy: { name: 'Ilona Heikkinen', title: 'doctor' },
        proposedAt: TEST_NOW.toISOString(),
        expiresAt: later(7).toISOString(),
      },
    });
    expect(await entries()).toMatchObject([{ action: 'read', record_kind: 'appointment' }]);
  });

  test('is sealed where it is kept', async () => {
    await propose();
    const { content } = await db.owner
      .selectFrom('additional_charges')
      .select('content')
      .where('appointment_id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(content).not.toContain('Lisäaika');
  });

  test('is nobody else’s to see or answer', async () => {
    await propose();
    const contentHash = await hashNow();
    expect(await show(signedIn(eero))).toEqual({ problem: 'notFound' });
    expect(await answer({ contentHash }, signedIn(eero))).toEqual(type('appointmentNotFound'));
    expect(await show({})).toEqual({ problem: 'authenticationRequired' });
    const hidden = {
      ...signedIn(aino),
      ownPatientId: eero,
      actingFor: actingFor(aino, { isProtected: true }),
    };
    expect(await show(hidden)).toEqual({ problem: 'notFound' });
    expect(await show()).toMatchObject({ type: 'open' });
  });

  test('is none to a patient under age, who cannot agree to it', async () => {
    await propose();
    const contentHash = await hashNow();
    const person = {
      firstNames: 'Aino',
      lastName: 'Virtanen',
      identityCode: identityCodeOf(TEST_NOW, 13, 913),
    };
    const young = { ...signedIn(aino), person };
    expect(await show(young)).toEqual({ type: 'guardianNeeded' });
    expect(await answer({ contentHash }, young)).toEqual(type('guardianNeeded'));
  });
});

describe('an answer', () => {
  test('approves what was read, once, with who and when', async () => {
    await propose();
    expect(await answer({ acceptsBinding: false })).toEqual(type('bindingRequired'));
    expect(await answer()).toEqual(type('approved'));
    expect(await entries()).toEqual([
      { actor_kind: 'patient', action: 'change', record_kind: 'appointment', record_id: String(made.id) },
    ]);
    const kept = await db.owner
      .selectFrom('additional_charges')
      .select(['answer', 'answered_at', 'answered_by'])
      .where('appointment_id', '=', made.id)
      .execute();
    expect(kept).toEqual([{ answer: 'approved', answered_at: TEST_NOW, answered_by: aino }]);
    expect(await show()).toMatchObject({ type: 'approved', answeredBy: 'you', charge: { sumCents: 6890 } });
    // Again, in another tab, it is what was asked for; otherwise it stands.
    expect(await answer()).toEqual(type('approved'));
    expect(await answer({ answer: 'decline' })).toEqual(type('alreadyAnswered'));
    expect(await show()).toMatchObject({ type: 'approved' });
  });

  test('to the charge of one appointment is none to that of another, which says the same', async () => {
    await propose();
    const read = await hashNow();
    made = await makeAppointment(db, aino, 300);
    await propose();
    expect(await answer({ contentHash: read })).toEqual(type('changed'));
    expect(await show()).toMatchObject({ type: 'open' });
  });

  test('declines it', async () => {
    await propose();
    expect(await answer({ answer: 'decline', acceptsBinding: false })).toEqual(type('declined'));
    expect(await show()).toMatchObject({ type: 'declined', answeredBy: 'you' });
  });

  test('is given once for one key, and not changed by the database’s user', async () => {
    await propose();
    const press = { idempotencyKey: 'charge-once' };
    const contentHash = await hashNow();
    expect(await answer({ contentHash }, undefined, press)).toEqual(type('approved'));
    expect(await answer({ contentHash }, undefined, press)).toEqual(type('approved'));
    const decline = { contentHash, answer: 'decline' };
    expect(await answer(decline, undefined, press)).toEqual({ problem: 'idempotencyKeyReused' });
    const [changed] = await db.inScope({ patientId: aino }, (tx) =>
      tx
        .updateTable('additional_charges')
        .set({ answer: 'declined', answered_at: TEST_NOW })
        .where('appointment_id', '=', made.id)
        .execute(),
    );
    expect(changed?.numUpdatedRows).toBe(0n);
  });

  test('of another guardian is told as such', async () => {
    await propose();
    const guardian = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    const helmi = await patientWith(db, '250655-908E');
    const other = { ...signedIn(aino), ownPatientId: helmi, actingFor: actingFor(aino) };
    expect(await answer({}, guardian)).toEqual(type('approved'));
    expect(await show(other)).toMatchObject({ type: 'approved', answeredBy: 'guardian' });
    expect(await answer({}, other)).toEqual(type('alreadyAnswered'));
    expect(await show(guardian)).toMatchObject({ answeredBy: 'you' });
  });

  test('is not taken when the database refuses it', async () => {
    await propose();
    const contentHash = await hashNow();
    expect(await whileRefused(db, 'update', 'additional_charges', () => answer({ contentHash }))).toEqual(
      type('unknownError'),
    );
    expect(await show()).toMatchObject({ type: 'open' });
  });
});

describe('an approved charge stays on its appointment', () => {
  const onAppointment = async (session: Partial<Session> = signedIn(aino)) => {
    const outcome = await appointments(
      'GET /api/own-appointments/{ids}',
      { params: { ids: String(made.id) } },
      { session },
    );
    const { appointments: found } = (outcome as { body: { appointments: Appointment[] } }).body;
    return found[0]?.approvedCharge;
  };
  const approved = { sumCents: 6890, approvedAt: TEST_NOW.toISOString(), approvedBy: 'you' };

  test('with its sum, when and by whom', async () => {
    await propose();
    expect(await onAppointment()).toBeNull();
    await answer();
    expect(await onAppointment()).toEqual(approved);
    const guardian = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    expect(await onAppointment(guardian)).toEqual({ ...approved, approvedBy: 'patient' });
    await changeRow(db, made, { cancelled_at: TEST_NOW, cancelled_by: 'patient' });
    expect(await onAppointment()).toEqual(approved);
  });

  test('until the clinic takes it back, and not where the place is hidden', async () => {
    await propose();
    await answer();
    const hidden = {
      ...signedIn(aino),
      ownPatientId: eero,
      actingFor: actingFor(aino, { isProtected: true }),
    };
    expect(await onAppointment(hidden)).toBeNull();
    await withdrawCharge(db.owner, made.id, later(1));
    expect(await onAppointment()).toBeNull();
  });
});

describe('what the clinic changes', () => {
  const dearer: ChargeContent = {
    ...CONTENT,
    rows: CONTENT.rows.map((row) => ({ ...row, cents: row.cents + 1000 })),
  };

  test('has to be approved again, by anybody who has approved what it replaces', async () => {
    await propose();
    const contentHash = await hashNow();
    await answer();
    expect(await propose()).toBe('unchanged');
    expect(await propose(dearer, made.id, later(1))).toBe('replaced');
    expect(await show()).toMatchObject({ type: 'open', charge: { sumCents: 8890 } });
    expect(await answer({ contentHash })).toEqual(type('changed'));
    expect(await answer()).toEqual(type('approved'));
  });

  test('or takes back is over', async () => {
    await propose();
    const contentHash = await hashNow();
    expect(await withdrawCharge(db.owner, made.id, TEST_NOW)).toBe(true);
    expect(await withdrawCharge(db.owner, made.id, TEST_NOW)).toBe(false);
    expect(await show()).toEqual({ type: 'withdrawn' });
    expect(await answer({ contentHash })).toEqual(type('withdrawn'));
  });

  test('goes with an appointment that is cancelled', async () => {
    await propose();
    await changeRow(db, made, { cancelled_at: TEST_NOW, cancelled_by: 'clinic' });
    expect(await show()).toEqual({ type: 'withdrawn' });
    expect(await propose()).toBe('noAppointment');
  });

  test('and nobody answers in time is over, and may be proposed again', async () => {
    await propose();
    const contentHash = await hashNow();
    const request = { now: later(8) };
    expect(await show(undefined, request)).toMatchObject({ type: 'expired' });
    expect(await answer({ contentHash }, undefined, request)).toEqual(type('expired'));
    const again = { appointmentId: made.id, content: CONTENT, expiresAt: later(20) };
    expect(await proposeCharge(db.owner, { vault: db.vault, now: later(8) }, again)).toBe('replaced');
  });

  test('is answered as nothing where nothing is proposed', async () => {
    expect(await answer({ contentHash: 'none' })).toEqual(type('nothing'));
  });

  test('is agreed on with a guardian, where a patient is under age and acts alone', async () => {
    const viktor = await db.owner
      .selectFrom('appointments')
      .innerJoin('patients', 'patients.id', 'patient_id')
      .select(['appointments.id', 'identity_code'])
      .where('cancelled_at', 'is', null)
      .execute();
    const minors = viktor.filter(({ identity_code: code }) =>
      /A913.$/.test(db.vault.open('patients.identity_code', code)),
    );
    expect(await propose(CONTENT, minors[0]?.id ?? 0)).toBe('minor');
  });
});
