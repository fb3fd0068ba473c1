import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PERMIT, testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

let test: TestDatabase;
let portal: TestPortal;
const insurers = testInsurers();
const OTHER_PERMIT = { ...TEST_PERMIT, symptom: 'Selkäkipu', contentHash: 'b'.repeat(64) };
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  insurers.permits = [TEST_PERMIT, OTHER_PERMIT];
  portal = await startTestPortal(test, { clock: () => TEST_NOW, insurers });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** A free time of a physician in a clinic, late enough for nobody to have another appointment at the same time. */
async function freeTimeId(): Promise<number> {
  const { slot_id } = await test.owner
    .selectFrom('free_times')
    .innerJoin('clinics', 'clinics.id', 'clinic_id')
    .select('slot_id')
    .where('specialty_code', '=', 'YLE')
    .where(sql<boolean>`'kaari' = any (clinics.brands) and not is_remote`)
    .where('free_times.starts_at', '<', new Date(`${TEST_PERMIT.validTo}T00:00:00Z`))
    .orderBy('free_times.starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return slot_id;
}

it('a visit knows the insurer, the permit and the consent that it was booked with, wherever the patient sees it', async () => {
  const onni = portal.visitor();
  await onni.signIn(demoPerson('onni'));
  await onni.get('/api/insurance/lahitapiola-direct-compensation-permits/fi');
  const slotId = await freeTimeId();
  const booked = await onni.send('POST', '/api/reserve-appointment?lang=fi', {
    body: {
      slotId,
      email: 'onni@example.com',
      phone: '0401234504',
      acceptsBinding: true,
      healthCareType: 'insurance',
      insurer: 'LAHITAPIOLA',
      reimbursement: 'USE_REIMBURSEMENT',
      permit: OTHER_PERMIT.contentHash,
      acceptsDirectCompensation: true,
    },
  });
  expect(booked.body.type).toBe('success');
  const { appointmentId: id } = booked.body.reservationDetails;

  const { symptom, bodyPart, validTo } = OTHER_PERMIT;
  const insurance = {
    insurer: 'LAHITAPIOLA',
    reimbursement: 'USE_REIMBURSEMENT',
    directBilling: {
      consentedAt: TEST_NOW.toISOString(),
      wording: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      permit: { symptom, bodyPart, validTo },
    },
  };
  const [own] = (await onni.get(`/api/own-appointments/${id}?lang=fi`)).body.appointments;
  expect(own.insurance).toEqual(insurance);
  const byTime = await onni.get(`/api/own-appointments/by-time/${slotId}?lang=fi`);
  expect(byTime.body.appointment.insurance).toEqual(insurance);

  expect((await onni.send('POST', '/api/concepts', { body: { code: '90021' } })).body.type).toBe('success');
  const data = (await onni.get('/api/user/data?lang=fi')).body;
  const downloaded = data.appointments.find((each: { id: number }) => each.id === id);
  expect(downloaded.insurance).toEqual(insurance);
  expect(data.concepts).toEqual([{ code: '90021', addedAt: TEST_NOW.toISOString(), appointmentId: id }]);

  // What opens without a login tells of no insurance.
  const row = await test.owner
    .selectFrom('messages')
    .select('content')
    .where('template', '=', 'appointment-booked')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const { token } = JSON.parse(test.vault.open('messages.content', row.content));
  const linked = await portal.visitor().get(`/api/anon/appointment/${token}?lang=fi`);
  expect(linked.body.type).toBe('success');
  expect(JSON.stringify(linked.body)).not.toMatch(/LAHITAPIOLA|Selkäkipu/);
});
