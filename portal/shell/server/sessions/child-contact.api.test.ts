import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from './test-guardians.ts';

const SAVE = '/api/user/contact-information?lang=fi';
const ADDRESS = { streetAddress: 'Hämeentie 1', postalCode: '00500', postOffice: 'Helsinki' };
const NONE = { emailAddress: '', phoneNumber: '' };
const KAISA = {
  name: 'Kaisa Saarela',
  phone: '+358401234588',
  emailAddress: 'kaisa@example.com',
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

let test: TestDatabase;
let portal: TestPortal;
const register = demoRegister();
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const rowOf = async (key: string) =>
  openPatient(
    test.vault,
    await test.owner
      .selectFrom('patients')
      .selectAll()
      .where('id', '=', await recordOf(test, key))
      .executeTakeFirstOrThrow(),
  );
const recipientsOf = async (key: string) => {
  const messages = await test.owner
    .selectFrom('messages')
    .select('recipient')
    .where('patient_id', '=', await recordOf(test, key))
    .execute();
  return messages.map(({ recipient }) => test.vault.open('messages.recipient', recipient));
};

/** Kaisa registers herself and Lumi, of whom no e-mail and no phone is asked. */
async function registerWithChild(): Promise<void> {
  const kaisa = portal.visitor(`pikkujatti.localhost:${portal.port}`);
  await kaisa.signIn(demoPerson('kaisa'));
  const contact = { emailAddress: KAISA.emailAddress, phoneNumber: KAISA.phone, ...ADDRESS };
  const noAddress = { streetAddress: '', postalCode: '', postOffice: '' };
  const child = { ...demoPerson('lumi'), isGuardianHasSameAddress: true, ...noAddress };
  const body = { ...demoPerson('kaisa'), ...contact, language: 'fi', acceptsTerms: true, child };
  const answer = await kaisa.send('POST', '/api/user/register?lang=fi', { body });
  expect(answer.body).toEqual({ type: 'success' });
}

describe('of a child registered in the portal', () => {
  it('address and guardians are saved without an e-mail and a phone of the child’s', async () => {
    await registerWithChild();
    const kaisa = await guardianOf(portal, 'kaisa', 'lumi');
    const second = { ...KAISA, name: 'Mikko Saarela', phone: '', emailAddress: '' };
    const body = {
      ...NONE,
      ...ADDRESS,
      streetAddress: 'Hämeentie 2',
      language: 'fi',
      guardians: [KAISA, second],
    };
    expect((await kaisa.send('POST', SAVE, { body })).body).toMatchObject({
      type: 'success',
      patient: { emailAddress: null, phoneNumber: null, streetAddress: 'Hämeentie 2' },
      guardians: [{ name: 'Kaisa Saarela' }, { name: 'Mikko Saarela' }],
    });
    expect(await rowOf('lumi')).toMatchObject({ email: null, phone: null, street_address: 'Hämeentie 2' });
    expect(await kaisa.send('PUT', '/api/user', { body: { ...NONE, ...ADDRESS } })).toMatchObject({
      status: 200,
      body: { type: 'success' },
    });
  });

  it('the guardian is offered their own contact for a booking, and is sent its messages', async () => {
    const kaisa = await guardianOf(portal, 'kaisa', 'lumi');
    await test.owner
      .updateTable('patients')
      .set({ consent_status: 'ok' })
      .where('id', '=', await recordOf(test, 'lumi'))
      .execute();
    const { body: found } = await kaisa.get('/api/appointments?startDate=2026-03-30');
    const [time] = found.availableAppointments.appointments;
    const { reader } = (await kaisa.get(`/api/appointments/free/${time.id}`)).body;
    expect(reader).toMatchObject({ email: KAISA.emailAddress, phone: KAISA.phone });
    const booking = {
      slotId: time.id,
      email: reader.email,
      phone: reader.phone,
      acceptsBinding: true,
    };
    const booked = (await kaisa.send('POST', '/api/reserve-appointment', { body: booking })).body;
    expect(booked.type).toBe('success');
    const { appointmentId } = booked.reservationDetails;
    expect((await kaisa.send('DELETE', `/api/appointments/${appointmentId}`)).body.type).toBe('success');
    const recipients = await recipientsOf('lumi');
    expect(recipients.length).toBeGreaterThanOrEqual(2);
    expect(recipients.every((to) => [KAISA.emailAddress, KAISA.phone].includes(to))).toBe(true);
  });
});

describe('a child’s own e-mail and phone', () => {
  it('are right if a guardian writes them', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const body = { emailAddress: 'elsa@', phoneNumber: '12', ...ADDRESS, language: 'fi', guardians: [] };
    expect((await sofia.send('POST', SAVE, { body })).body).toMatchObject({
      code: 'invalidFields',
      errors: [
        { field: 'emailAddress', code: 'invalid' },
        { field: 'phoneNumber', code: 'invalid' },
      ],
    });
  });

  it('are asked of a child who acts herself', async () => {
    const viktor = portal.visitor(`pikkujatti.localhost:${portal.port}`);
    await viktor.signIn(demoPerson('viktor'));
    const body = { ...NONE, ...ADDRESS, language: 'fi', guardians: [] };
    expect((await viktor.send('POST', SAVE, { body })).body).toMatchObject({
      code: 'invalidFields',
      errors: [
        { field: 'emailAddress', code: 'required' },
        { field: 'phoneNumber', code: 'required' },
      ],
    });
  });
});

describe('changed by a guardian', () => {
  it('is told to the former address and to that guardian, with whom to call and no link', async () => {
    const kaisa = await guardianOf(portal, 'kaisa', 'lumi');
    const lumi = await recordOf(test, 'lumi');
    const save = (contact: object) =>
      kaisa.send('POST', SAVE, { body: { ...contact, ...ADDRESS, language: 'fi', guardians: [KAISA] } });
    await save({ emailAddress: 'lumi@example.com', phoneNumber: '' });
    await save({ emailAddress: 'lumi.new@example.com', phoneNumber: '' });
    const rows = await test.owner
      .selectFrom('messages')
      .selectAll()
      .where('patient_id', '=', lumi)
      .where('template', '=', 'contact-changed')
      .execute();
    const told = rows.map((row) => [
      test.vault.open('messages.recipient', row.recipient),
      row.addressed_to !== null,
      JSON.parse(test.vault.open('messages.content', row.content)),
    ]);
    const notice = { at: expect.any(String), parts: ['email'], child: 'Lumi' };
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        // There was no former address at first.
        [KAISA.emailAddress, true, notice],
        ['lumi@example.com', false, notice],
      ]),
    );
    expect(await test.owner.selectFrom('contact_changes').selectAll().execute()).toEqual([]);
  });
});

describe('of a guardian who is no patient here', () => {
  it('what they have written of themself stands in, and never the child’s own', async () => {
    const elsa = demoPerson('elsa');
    const { identityCode } = demoPerson('matti');
    Object.assign(register.families, {
      [identityCode]: [{ ...elsa, nonDisclosure: false, otherGuardians: [] }],
    });
    const matti = await guardianOf(portal, 'matti', 'elsa');
    const own = { emailAddress: 'elsa@example.com', phoneNumber: '+358401234577', ...ADDRESS };
    const save = (guardians: readonly object[]) =>
      matti.send('POST', SAVE, { body: { ...own, language: 'fi', guardians } });
    const readerOf = async () => {
      const { body: found } = await matti.get('/api/appointments?startDate=2026-03-30');
      const [time] = found.availableAppointments.appointments;
      return (await matti.get(`/api/appointments/free/${time.id}`)).body.reader;
    };
    expect((await save([])).body.type).toBe('success');
    expect(await readerOf()).toMatchObject({ email: null, phone: null });
    const himself = { ...KAISA, name: 'Matti Nieminen', emailAddress: 'matti@example.com' };
    expect((await save([himself])).body.type).toBe('success');
    expect(await readerOf()).toMatchObject({ email: 'matti@example.com', phone: KAISA.phone });
  });
});
