import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const MATTI = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const CONTACT = {
  emailAddress: 'matti.nieminen@example.com',
  phoneNumber: '040 1234567',
  streetAddress: 'Kirkkokatu 8',
  postalCode: '33100',
  postOffice: 'Tampere',
};
const CONSENTS = {
  allowsCommonRegistry: true,
  allowsViewingOccupationalInformation: false,
  allowsMarketingMail: false,
  allowsTreatmentInstructionsMail: true,
  allowsBookingSms: true,
  confirmsPrivacyPolicy: true,
};

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { config: { contactSavePath: '/api/clinic/contact' } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

describe('a first visit', () => {
  it('goes from strong identification to a booked time in one session', async () => {
    const visitor = portal.visitor();
    await visitor.signIn(MATTI);
    const { body: found } = await visitor.get('/api/appointments?startDate=2026-03-30');
    const [time] = found.availableAppointments.appointments;
    const reserve = () =>
      visitor.send('POST', '/api/reserve-appointment', {
        body: {
          slotId: time.id,
          email: CONTACT.emailAddress,
          phone: CONTACT.phoneNumber,
          acceptsBinding: true,
        },
      });
    const reader = async () => (await visitor.get(`/api/appointments/free/${time.id}`)).body.reader;

    expect(await reader()).toMatchObject({ type: 'unregistered' });
    expect((await reserve()).body).toEqual({ type: 'unregistered' });
    expect((await visitor.get('/api/user')).status).toBe(401);

    const key = {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...MATTI, ...CONTACT, language: 'fi', acceptsTerms: true },
    };
    expect((await visitor.send('POST', '/api/user/register', key)).body).toEqual({ type: 'success' });
    // A press that is repeated because its answer was lost.
    expect((await visitor.send('POST', '/api/user/register', key)).body).toEqual({ type: 'success' });
    expect((await visitor.get('/api/session')).body).toMatchObject({ isSessionValid: true });
    expect(await reader()).toMatchObject({ type: 'patient', consentStatus: 'missing' });
    expect((await reserve()).body).toEqual({ type: 'consentRequired' });

    const token = encodeURIComponent(await visitor.csrfToken());
    const consent = await visitor.send('POST', `/api/user/consent?lang=fi&csrfToken=${token}`, {
      body: CONSENTS,
    });
    expect(consent.body).toMatchObject({ type: 'success', consentStatus: 'ok' });
    expect(await reader()).toMatchObject({ consentStatus: 'ok', email: CONTACT.emailAddress });
    expect((await reserve()).body).toMatchObject({
      type: 'success',
      reservationDetails: { confirmations: { phone: '+358401234567' } },
    });
  });
});

describe('the contact form', () => {
  it('is saved where the setting says, and nowhere else', async () => {
    const visitor = portal.visitor();
    await visitor.signIn(AINO);
    const { contactSavePath } = (await visitor.get('/api/user')).body;
    expect(contactSavePath).toBe('/api/clinic/contact');
    const body = { ...CONTACT, guardians: [] };
    expect((await visitor.send('POST', `${contactSavePath}?next=/fi/laskut`, { body })).body).toMatchObject({
      type: 'success',
      patient: { postOffice: 'Tampere' },
      next: '/fi/laskut',
    });
    const declared = await visitor.send('POST', '/api/user/contact-information', { body });
    expect(declared.status).toBe(404);
  });
});

describe('the consents', () => {
  it('are saved only with the token in the query', async () => {
    const visitor = portal.visitor();
    await visitor.signIn(AINO);
    expect((await visitor.send('POST', '/api/user/consent', { body: CONSENTS })).status).toBe(403);
  });
});

describe('the download of everything', () => {
  it('has a limit of its own, with a time to come back', async () => {
    const visitor = portal.visitor();
    await visitor.signIn(AINO);
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await visitor.get('/api/user/data'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.headers).toHaveProperty('retry-after');
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});
