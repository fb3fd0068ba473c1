import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { secretsOf, type Visitor } from '../test-visitor.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from './test-guardians.ts';

const MINUTE = 60_000;

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
let register: ReturnType<typeof demoRegister>;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  register = demoRegister();
  portal = await startTestPortal(test, { clock: () => now, register });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
const { families } = demoRegister();
beforeEach(() => {
  now = TEST_NOW;
  Object.assign(register, { families, isDown: false });
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};
const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/session')).body;

/** Whom the messages about somebody's appointments say that they are about. */
async function toldOf(key: string): Promise<(string | undefined)[]> {
  const messages = await test.owner
    .selectFrom('messages')
    .select('content')
    .where('patient_id', '=', await recordOf(test, key))
    .execute();
  return messages.map(({ content }) => JSON.parse(test.vault.open('messages.content', content)).child);
}

describe('a guardian', () => {
  it('of whom something is not known does not complete it in the child’s record', async () => {
    await test.owner
      .updateTable('patients')
      .set({ email: null })
      .where('id', '=', await recordOf(test, 'janne'))
      .execute();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const before = (await janne.get('/api/user')).body.patient;
    const { patient } = (await janne.get('/api/user/register')).body;
    expect(patient).toMatchObject({ emailAddress: '', phoneNumber: expect.stringMatching(/^\+358/) });
    const body = { ...patient, emailAddress: 'janne.koskinen@example.com' };
    const refused = await janne.send('POST', '/api/user?lang=fi', { body });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await janne.get('/api/user')).body.patient).toEqual(before);
    await janne.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    janne.renew();
    expect(await janne.send('POST', '/api/user?lang=fi', { body })).toMatchObject({
      status: 200,
      body: { type: 'success', patient: { emailAddress: 'janne.koskinen@example.com' } },
    });
  });

  it('acts in the child’s scope, as in the session, and stays who they are', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    expect(await sessionOf(sofia)).toMatchObject({
      isSessionValid: true,
      person: { firstNames: 'Sofia Elisabet' },
      actingFor: { id: expect.any(String), firstNames: 'Elsa Sofia', lastName: 'Lindström' },
      guardianship: null,
    });
    expect((await sofia.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Elsa Sofia' });
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    expect((await sofia.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Sofia Elisabet' });
    expect(await sessionOf(sofia)).toMatchObject({ actingFor: null });
  });

  it('has a child in the colour in which the choice shows them, and none in a sibling’s', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const { children } = (await sofia.get('/api/guardianship/children')).body;
    const tints = children.map(({ tint }: { readonly tint: number }) => tint);
    expect(new Set(tints).size).toBe(children.length);
    const { actingFor } = await sessionOf(sofia);
    expect(actingFor.tint).toBe(
      children.find(({ isCurrent }: { readonly isCurrent: boolean }) => isCurrent).tint,
    );
  });

  it('books for the child; the confirmations go to the guardian, the log names the guardian', async () => {
    const janne = await guardianOf(portal, 'janne', 'venla');
    const { body: found } = await janne.get('/api/appointments?startDate=2026-03-30');
    const [time] = found.availableAppointments.appointments;
    const offer = (await janne.get(`/api/appointments/free/${time.id}`)).body;
    expect(offer.reader).toMatchObject({
      type: 'patient',
      firstNames: 'Venla Helena',
      email: 'janne.koskinen@example.com',
    });
    const { email, phone } = offer.reader;
    const booked = await janne.send('POST', '/api/reserve-appointment', {
      body: { slotId: time.id, email, phone, acceptsBinding: true },
    });
    expect(booked.body.type).toBe('success');
    const venla = await recordOf(test, 'venla');
    const messages = await test.owner
      .selectFrom('messages')
      .selectAll()
      .where('patient_id', '=', venla)
      .execute();
    expect(messages.map(({ recipient }) => test.vault.open('messages.recipient', recipient))).toContain(
      'janne.koskinen@example.com',
    );
    expect(new Set(await toldOf('venla'))).toEqual(new Set(['Venla']));
    const log = await test.owner
      .selectFrom('access_log')
      .selectAll()
      .where('patient_id', '=', venla)
      .where('action', '=', 'create')
      .execute();
    expect(log).toMatchObject([{ actor_kind: 'guardian', actor_id: await recordOf(test, 'janne') }]);
    const { appointmentId } = booked.body.reservationDetails;
    expect((await janne.send('DELETE', `/api/appointments/${appointmentId}`)).body.type).toBe('success');
    await janne.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    expect((await janne.get(`/api/own-appointments/${appointmentId}`)).status).toBe(404);
  });

  it('reads in the message of a cancellation which child it is about', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const [own] = (await sofia.get('/api/own-appointments')).body.upcoming;
    expect((await sofia.send('DELETE', `/api/appointments/${own.id}`)).body.type).toBe('success');
    expect(await toldOf('elsa')).toEqual(['Elsa', 'Elsa']);
  });

  it('enters a home measurement of the child, and lets nobody see it', async () => {
    const janne = await guardianOf(portal, 'janne', 'venla');
    const body = {
      ...{ kind: 'temperature', systolic: '', diastolic: '', pulse: '', value: '37,4' },
      ...{ day: '2026-03-22', time: '8.05', note: '' },
    };
    expect(await janne.send('POST', '/api/home-measurements', { body })).toMatchObject({
      body: { type: 'success' },
    });
    expect((await janne.get('/api/home-measurements')).body).toMatchObject({
      measurements: [{ measured: { kind: 'temperature', value: 37.4 }, byGuardian: true }],
      mayShare: false,
    });
    expect(
      await janne.send('PUT', '/api/home-measurements/sharing', { body: { isShared: true } }),
    ).toMatchObject({ status: 403 });
    const { owner } = test;
    const rows = await owner.selectFrom('home_measurements').select('patient_id').execute();
    expect(rows.map(({ patient_id }) => patient_id)).toContain(await recordOf(test, 'venla'));
  });

  it('who does not pay their bills does not book for the child either', async () => {
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const { body: found } = await kerttu.get('/api/appointments?startDate=2026-03-31');
    const [time] = found.availableAppointments.appointments;
    const body = {
      slotId: time.id,
      email: 'kerttu@example.com',
      phone: '0401234507',
      acceptsBinding: true,
    };
    expect((await kerttu.send('POST', '/api/reserve-appointment', { body })).body.type).toBe(
      'notCreditworthy',
    );
  });

  it('has their own matters out of reach meanwhile', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    expect(await sofia.get('/api/mfa')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is asked about again after a quarter of an hour, not before', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const asked = register.asked();
    pass(14);
    await sofia.get('/api/own-appointments');
    expect(register.asked()).toBe(asked);
    pass(1);
    await sofia.get('/api/own-appointments');
    await sofia.get('/api/own-appointments');
    expect(register.asked()).toBe(asked + 1);
  });

  it('waits while the register is down, with nothing opened, and goes on when it is back', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    pass(15);
    register.isDown = true;
    expect(await sofia.get('/api/own-appointments')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'temporarilyUnavailable' },
    });
    expect(await sessionOf(sofia)).toMatchObject({
      isSessionValid: false,
      actingFor: null,
      guardianship: 'unavailable',
    });
    register.isDown = false;
    expect((await sofia.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Elsa Sofia' });
    register.isDown = true;
    pass(15);
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    expect((await sofia.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Sofia Elisabet' });
  });

  it('a former guardian is back in their own matters, and informed', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    pass(15);
    register.families = {};
    expect((await sofia.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Sofia Elisabet' });
    expect(await sessionOf(sofia)).toMatchObject({ actingFor: null, guardianship: 'ended' });
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    sofia.renew();
    expect(await sessionOf(sofia)).toMatchObject({ guardianship: null });
  });

  it('no longer acts for a child who has turned twelve', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    now = new Date('2029-12-31T10:00:00Z');
    // The session would be over by then, too.
    await test.owner.updateTable('sessions').set({ created_at: now, active_at: now }).execute();
    expect(await sessionOf(sofia)).toMatchObject({ actingFor: null, guardianship: 'ended' });
  });
});

describe('a page that was opened for somebody else', () => {
  it('gets nothing and changes nothing once another tab has changed the scope', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const { actingFor } = await sessionOf(sofia);
    const headers = { 'x-acting-for': actingFor.id };
    expect((await sofia.get('/api/own-appointments', { headers })).status).toBe(200);
    const refused = { status: 409, body: { code: 'scopeChanged' } };
    expect(await sofia.get('/api/own-appointments', { headers: { 'x-acting-for': '' } })).toMatchObject(
      refused,
    );
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    expect(await sofia.get('/api/own-appointments', { headers })).toMatchObject(refused);
    expect(await sofia.send('POST', '/api/mfa', { headers, body: { action: 'enable' } })).toMatchObject(
      refused,
    );
    expect((await sofia.send('POST', '/api/logout', { headers })).status).toBe(403);
    sofia.renew();
    expect((await sofia.send('POST', '/api/logout', { headers })).status).toBe(200);
  });

  it('has a token that is good for nothing any more, with or without saying for whom it was opened', async () => {
    const sofia = portal.visitor(`pikkujatti.localhost:${portal.port}`);
    await sofia.signIn(demoPerson('sofia'));
    const before = await sofia.csrfToken();
    const { body } = await sofia.get('/api/guardianship/children');
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: body.children[0].id } });
    const answer = await sofia.send('POST', '/api/reserve-appointment', {
      headers: { 'x-csrf-token': before },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrfFailed' } });
  });

  it('finds none of what was typed for another child', async () => {
    const keys = new Set<string>();
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    keys.add((await secretsOf(sofia)).draftKey);
    await sofia.send('POST', '/api/guardianship/act-for', { body: { child: null } });
    keys.add((await secretsOf(sofia)).draftKey);
    keys.add((await secretsOf(await guardianOf(portal, 'janne', 'venla'))).draftKey);
    expect(keys.size).toBe(3);
    const again = await guardianOf(portal, 'sofia', 'elsa');
    expect(keys).toContain((await secretsOf(again)).draftKey);
  });
});
