import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealUsedFrom } from '#areas/person/shared/patients/server/used-from.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { demoRegister, guardianOf, recordOf } from './test-guardians.ts';

const EMAIL = 'venla.salainen@example.com';
const PHONE = '+358401110009';

let test: TestDatabase;
let portal: TestPortal;
let venla: string;

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  const register = demoRegister();
  for (const children of Object.values(register.families)) {
    for (const child of children) Object.assign(child, { nonDisclosure: true });
  }
  portal = await startTestPortal(test, { register, config: { rateLimit: 100_000 } });
  venla = await recordOf(test, 'venla');
  await test.owner
    .updateTable('patients')
    .set({
      email: test.vault.seal('patients.email', EMAIL),
      phone: test.vault.seal('patients.phone', PHONE),
      allows_booking_sms: true,
      is_creditworthy: true,
    })
    .where('id', '=', venla)
    .execute();
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('is not found through how and from where she logs in', async () => {
  const phone = test.vault.seal('sms_logins.phone', PHONE);
  await test.owner.insertInto('sms_logins').values({ patient_id: venla, phone }).execute();
  const usedFrom = { brand: 'kaari', browser: 'firefox', device: 'linux', country: 'EE' } as const;
  await test.owner
    .insertInto('sessions')
    .values({
      id_hash: Buffer.from('hers'),
      patient_id: venla,
      used_from: sealUsedFrom(test.vault, usedFrom),
      draft_seed: Buffer.from('hers'),
      created_at: TEST_NOW,
      active_at: TEST_NOW,
    })
    .execute();
  const janne = await guardianOf(portal, 'janne', 'venla');
  const { body } = await janne.get('/api/user/data?lang=fi');
  expect(body).toMatchObject({ smsLogin: null, sessions: [] });
  expect(JSON.stringify(body)).not.toContain(PHONE);
});

it('is not told of what a guardian cancels who is no patient: that guardian is, where they asked to be', async () => {
  await test.owner
    .updateTable('patients')
    .set({ account_closed_at: TEST_NOW })
    .where('id', '=', await recordOf(test, 'janne'))
    .execute();
  const janne = await guardianOf(portal, 'janne', 'venla');
  const { body } = await janne.get('/api/appointments?startDate=2026-03-30&lang=fi');
  const [time] = body.availableAppointments.appointments;
  const sent = await janne.send('POST', '/api/reserve-appointment?lang=fi', {
    body: { slotId: time.id, email: 'j@example.com', phone: '0401234501', acceptsBinding: true },
  });
  const { appointmentId } = sent.body.reservationDetails;
  expect((await janne.send('DELETE', `/api/appointments/${appointmentId}?lang=fi`)).body).toEqual({
    type: 'success',
  });
  const told = await janne.get('/api/user/data?lang=fi');
  for (const secret of [EMAIL, PHONE]) expect(JSON.stringify(told.body)).not.toContain(secret);
  const cancelled = await test.owner
    .selectFrom('messages')
    .select(['recipient', 'addressed_to'])
    .where('template', '=', 'appointment-cancelled')
    .orderBy('channel')
    .execute();
  expect(cancelled.map(({ recipient }) => test.vault.open('messages.recipient', recipient))).toEqual([
    'j@example.com',
    '+358401234501',
  ]);
  expect(cancelled).not.toContainEqual(expect.objectContaining({ addressed_to: null }));
});

it('is not found through who has treated her, in what is downloaded of her record', async () => {
  const subject = { reference: 'Patient/venla' };
  const resource = {
    resourceType: 'Encounter' as const,
    id: 'hidden',
    status: 'finished' as const,
    class: { code: 'AMB' },
    subject,
    period: { start: '2026-03-02T09:00:00+02:00' },
    serviceType: { text: 'Lastenneuvola' },
    participant: [{ individual: { reference: 'Practitioner/1', display: 'Kätilö Salokylästä' } }],
    serviceProvider: { display: 'Salokylän neuvola' },
  };
  const { owner, vault } = test;
  const incoming = [{ patientId: venla, source: 'https://sender.example/fhir', resource }];
  await storeResources(owner, { vault, now: TEST_NOW }, incoming);
  const janne = await guardianOf(portal, 'janne', 'venla');
  for (const path of ['/api/health-record/fhir', '/api/user/data?lang=fi']) {
    const told = JSON.stringify((await janne.get(path)).body);
    expect(told, path).toContain('Lastenneuvola');
    expect(told, path).not.toContain('Salokyl');
  }
});
