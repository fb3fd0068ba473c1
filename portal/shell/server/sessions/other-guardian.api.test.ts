import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeTasks } from '#areas/person/guardianship/server/notice-tasks.ts';
import { SEND_GUARDIAN_NOTICE } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from './test-guardians.ts';

/** Kerttu and Janne are Venla's guardians; neither may learn from the portal where the other lives. */
const SECRETS = {
  kerttu: ['Salakatu 7', '+358401110001', 'kerttu.salainen@example.com'],
  janne: ['Piilotie 3', '+358401110002', 'janne.salainen@example.com'],
} as const;
type Key = keyof typeof SECRETS;

/** The line of a notice that tells the time, in whichever language its reader has. */
const TIME = /^(?:Aika|Tid|Time): /m;

let test: TestDatabase;
let portal: TestPortal;
const register = demoRegister();
const { families } = demoRegister();

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register, config: { rateLimit: 100_000 } });
  await test.owner.updateTable('patients').set({ is_creditworthy: true }).execute();
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(async () => {
  register.families = families;
  await test.owner.deleteFrom('guardians').execute();
  await test.owner.deleteFrom('messages').execute();
  await test.owner.deleteFrom('appointments').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(test.owner);
});

/** The same families, with a non-disclosure order of the child's. */
function protect(): void {
  register.families = Object.fromEntries(
    Object.entries(families).map(([guardian, children]) => [
      guardian,
      children.map((child) => ({ ...child, nonDisclosure: true })),
    ]),
  );
}

const CONTACT = {
  emailAddress: 'venla@example.com',
  phoneNumber: '+358401110003',
  streetAddress: 'Lapsenkatu 1',
  postalCode: '33100',
  postOffice: 'Tampere',
};
const detailsOf = (key: Key, name?: string) => {
  const { firstNames, lastName } = demoPerson(key);
  const [streetAddress, phone, emailAddress] = SECRETS[key];
  return {
    name: name ?? `${firstNames.split(' ')[0]} ${lastName}`,
    phone,
    emailAddress,
    isGuardianHasSameAddress: false,
    streetAddress,
    postalCode: '33100',
    postOffice: 'Tampere',
  };
};
const save = async (visitor: Visitor, guardians: readonly object[], contact: object = CONTACT) =>
  (
    await visitor.send('POST', '/api/user/contact-information?lang=fi', {
      body: { ...contact, guardians },
    })
  ).body;
const listed = async (visitor: Visitor) => (await visitor.get('/api/user/guardians')).body;

/** Books the first time there is. */
async function book(visitor: Visitor): Promise<{ id: number; slotId: number; clinic: string }> {
  const { body } = await visitor.get('/api/appointments?startDate=2026-03-30&lang=fi');
  const [time] = body.availableAppointments.appointments;
  const sent = await visitor.send('POST', '/api/reserve-appointment?lang=fi', {
    body: { slotId: time.id, email: 'confirm@example.com', phone: '0401234501', acceptsBinding: true },
  });
  expect(sent.body).toMatchObject({ type: 'success' });
  return {
    id: sent.body.reservationDetails.appointmentId,
    slotId: time.id,
    clinic: time.clinic.name,
  };
}

/** What was left for the other guardian, sent. */
async function notices(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const { rows } = await sql<{ payload: JobPayload }>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where identifier = ${SEND_GUARDIAN_NOTICE} order by jobs.id`.execute(test.owner);
  const origin = 'https://portal.example';
  const tasks = noticeTasks({
    ...test,
    now: () => TEST_NOW,
    mailer: { sendMail: async (mail) => void mails.push(mail) },
    origins: { kaari: origin, pikkujatti: origin, revontuli: origin },
  });
  for (const { payload } of rows) await tasks[SEND_GUARDIAN_NOTICE]?.(payload, new AbortController().signal);
  await sql`delete from graphile_worker._private_jobs`.execute(test.owner);
  return mails;
}

describe('the list of guardians', () => {
  it('tells of the other one a name, in every answer', async () => {
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const janne = await guardianOf(portal, 'janne', 'venla');
    expect(await save(kerttu, [detailsOf('kerttu')])).toMatchObject({ type: 'success' });
    const saved = await save(janne, [detailsOf('janne')]);
    expect(saved).toMatchObject({
      guardians: [{ phone: SECRETS.janne[1] }],
      otherGuardians: [{ name: 'Kerttu Laine' }],
    });
    const told = JSON.stringify([saved, await listed(janne), (await janne.get('/api/user/data')).body]);
    for (const secret of SECRETS.kerttu) expect(told).not.toContain(secret);
    expect(told).toContain(SECRETS.janne[0]);
    expect(await listed(kerttu)).toMatchObject({
      guardians: [detailsOf('kerttu')],
      otherGuardians: [{ name: 'Janne Koskinen' }],
    });
  });

  it('keeps what the other has written, whatever one saves', async () => {
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const janne = await guardianOf(portal, 'janne', 'venla');
    await save(kerttu, [detailsOf('kerttu')]);
    const { guardians } = await listed(kerttu);
    await save(janne, []);
    // With her row's identity, and by her name.
    await save(janne, [{ ...detailsOf('janne'), id: guardians[0].id, name: 'Kerttu Laine' }]);
    expect(await listed(kerttu)).toMatchObject({ guardians: [detailsOf('kerttu')] });
    expect(await save(janne, [detailsOf('janne'), detailsOf('janne', 'Kolmas')])).toMatchObject({
      code: 'invalidFields',
      errors: [{ field: 'guardians', code: 'tooMany' }],
    });
    expect((await listed(kerttu)).guardians).toEqual(guardians);
  });

  it('is one’s own once one has written it, and who wrote it before sees a name from then on', async () => {
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const janne = await guardianOf(portal, 'janne', 'venla');
    const typed = { ...detailsOf('janne'), phone: '', emailAddress: 'typo@example.com' };
    await save(kerttu, [detailsOf('kerttu'), typed]);
    expect((await listed(kerttu)).guardians).toHaveLength(2);
    const [own] = (await listed(janne)).guardians;
    expect(own).toMatchObject({ emailAddress: 'typo@example.com' });
    await save(janne, [{ ...own, ...detailsOf('janne') }]);
    expect(await listed(kerttu)).toMatchObject({
      guardians: [{ name: 'Kerttu Laine' }],
      otherGuardians: [{ name: 'Janne Koskinen' }],
    });
    expect(JSON.stringify(await listed(kerttu))).not.toContain(SECRETS.janne[2]);
  });
});

describe('what one does for the child', () => {
  it('is sent to the other, in her own language, without links that open anything', async () => {
    await test.owner
      .updateTable('patients')
      .set({ language: 'sv' })
      .where('id', '=', await recordOf(test, 'kerttu'))
      .execute();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const { id, clinic } = await book(janne);
    await janne.send('DELETE', `/api/appointments/${id}?lang=fi`);
    const moved = { ...CONTACT, streetAddress: 'Uusikatu 9' };
    await save(janne, [detailsOf('janne')], moved);
    await save(janne, [detailsOf('janne')], moved);
    const csrfToken = await janne.csrfToken();
    await janne.send('POST', `/api/user/consent?lang=fi&csrfToken=${csrfToken}`, {
      body: {
        allowsCommonRegistry: false,
        allowsMarketingMail: true,
        allowsTreatmentInstructionsMail: false,
        allowsBookingSms: false,
        confirmsPrivacyPolicy: true,
      },
    });
    const mails = await notices();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'En tid har bokats för ditt barn',
      'Ditt barns tid har avbokats',
      'Uppgifterna om ditt barns vårdnadshavare har ändrats',
      'Ditt barns kontaktuppgifter har ändrats',
      'Ditt barns tillstånd har ändrats',
    ]);
    for (const { to, text, html } of mails) {
      expect(to).toBe('kerttu.laine@example.com');
      for (const told of [text, html]) {
        expect(told).toContain('Venla');
        expect(told).not.toMatch(/varaus\/|bokning\/|appointment\//);
        for (const secret of [...SECRETS.janne, 'Koskinen', clinic]) expect(told).not.toContain(secret);
      }
    }
    expect(mails[0]?.text).toMatch(TIME);
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const { entries } = (await kerttu.get('/api/user/access-log?by=others&lang=fi')).body;
    const others = entries.map(({ actor, action }: { actor: { kind: string }; action: string }) => [
      actor.kind,
      action,
    ]);
    expect(others).toContainEqual(['guardian', 'cancel']);
  });

  it('is sent to the contact in the child’s record where the other is not a patient', async () => {
    const kerttu = demoPerson('kerttu');
    const stranger = { ...kerttu, identityCode: '131052-308T', nonDisclosure: false };
    const { identityCode } = demoPerson('janne');
    register.families = {
      [identityCode]: (families[identityCode] ?? []).map((child) => ({
        ...child,
        otherGuardians: [stranger],
      })),
    };
    const janne = await guardianOf(portal, 'janne', 'venla');
    await save(janne, [detailsOf('janne'), detailsOf('kerttu')]);
    await notices();
    const { id } = await book(janne);
    expect((await notices()).map(({ to }) => to)).toEqual([SECRETS.kerttu[2]]);
    await janne.send('DELETE', `/api/appointments/${id}?lang=fi`);
  });

  it('is sent to nobody where it is not sure which of two contacts is the other’s', async () => {
    const { identityCode } = demoPerson('janne');
    const stranger = { ...demoPerson('kerttu'), identityCode: '131052-308T', nonDisclosure: false };
    register.families = {
      [identityCode]: (families[identityCode] ?? []).map((child) => ({
        ...child,
        otherGuardians: [stranger],
      })),
    };
    const janne = await guardianOf(portal, 'janne', 'venla');
    await save(janne, [detailsOf('kerttu'), detailsOf('kerttu', 'Kolmas Henkilö')]);
    await notices();
    const { id } = await book(janne);
    expect(await notices()).toEqual([]);
    await janne.send('DELETE', `/api/appointments/${id}?lang=fi`);
  });

  it('says who booked, and shows what was sent to whom only to them', async () => {
    const janne = await guardianOf(portal, 'janne', 'venla');
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const { id } = await book(janne);
    const seen = async (visitor: Visitor) =>
      (await visitor.get(`/api/own-appointments/${id}?lang=fi`)).body.appointments[0];
    expect(await seen(janne)).toMatchObject({ bookedBy: 'you', clinic: { name: expect.any(String) } });
    expect(await seen(kerttu)).toMatchObject({ bookedBy: 'guardian', clinic: { name: expect.any(String) } });
    const messagesOf = async (visitor: Visitor) =>
      (await visitor.get('/api/user/data?lang=fi')).body.messages.filter(
        ({ template }: { template: string }) => template === 'appointment-booked',
      );
    const own = await messagesOf(janne);
    expect(own).toMatchObject([
      { recipient: 'confirm@example.com', linkSent: true, content: { child: 'Venla' } },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/token/i);
    expect(await messagesOf(kerttu)).toMatchObject([{ recipient: null, content: null, linkSent: true }]);
    await janne.send('DELETE', `/api/appointments/${id}?lang=fi`);
  });
});

describe('a non-disclosure order', () => {
  it('keeps where the child lives, is reached and goes from each guardian', async () => {
    const before = await guardianOf(portal, 'kerttu', 'venla');
    await save(before, [], CONTACT);
    const { id, slotId, clinic } = await book(before);
    protect();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    expect((await janne.get('/api/user')).body).toMatchObject({
      isContactHidden: true,
      patient: { emailAddress: null, phoneNumber: null, streetAddress: null, postOffice: null },
    });
    const seen = await janne.get(`/api/own-appointments/${id}?lang=fi`);
    expect(seen.body.appointments).toMatchObject([{ clinic: null, practitioner: null, room: null }]);
    const told = JSON.stringify(
      await Promise.all(
        [
          '/api/user',
          '/api/user/data?lang=fi',
          '/api/own-appointments?lang=fi',
          `/api/own-appointments/${id}?lang=fi`,
          `/api/appointments/free/${slotId}?lang=fi`,
        ].map(async (path) => (await janne.get(path)).body),
      ),
    );
    for (const secret of [...Object.values(CONTACT), clinic]) expect(told).not.toContain(secret);
    // Nobody else learns whether the time is hers.
    expect((await janne.get(`/api/appointments/free/${slotId}?lang=fi`)).body).toEqual({
      type: 'already-reserved',
      ownAppointmentId: null,
    });
    // Who booked it knows.
    expect((await kerttu.get(`/api/own-appointments/${id}?lang=fi`)).body.appointments).toMatchObject([
      { bookedBy: 'you', clinic: { name: clinic } },
    ]);

    const [booked] = await notices();
    expect(booked?.text).toMatch(TIME);
    expect((await janne.send('DELETE', `/api/appointments/${id}?lang=fi`)).body).toEqual({ type: 'success' });
    const [mail] = await notices();
    expect(mail?.to).toBe('kerttu.laine@example.com');
    expect(mail?.text).toContain('Venla');
    expect(mail?.text).not.toMatch(TIME);
    const sent = await test.owner.selectFrom('messages').select('template').execute();
    expect(sent).toEqual(expect.not.arrayContaining([{ template: 'appointment-cancelled' }]));
  });

  it('keeps what is not shown from being changed, and saves the rest', async () => {
    await save(await guardianOf(portal, 'kerttu', 'venla'), [], CONTACT);
    protect();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const nothing = { ...CONTACT, emailAddress: '', phoneNumber: '', streetAddress: '', postalCode: '' };
    expect(await save(janne, [detailsOf('janne')], nothing)).toMatchObject({
      type: 'success',
      patient: { streetAddress: null },
      guardians: [{ name: 'Janne Koskinen' }],
    });
    expect(await janne.send('PUT', '/api/user?lang=fi', { body: CONTACT })).toMatchObject({ status: 403 });
    register.families = families;
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    expect((await kerttu.get('/api/user')).body.patient).toMatchObject(CONTACT);
  });

  it('of another guardian protects the child she lives with', async () => {
    const { identityCode } = demoPerson('janne');
    register.families = {
      [identityCode]: (families[identityCode] ?? []).map((child) => ({
        ...child,
        otherGuardians: [{ ...demoPerson('kerttu'), nonDisclosure: true }],
      })),
    };
    const janne = await guardianOf(portal, 'janne', 'venla');
    expect((await janne.get('/api/user')).body).toMatchObject({ isContactHidden: true });
  });

  it('takes effect when the register is asked again', async () => {
    const janne = await guardianOf(portal, 'janne', 'venla');
    expect((await janne.get('/api/user')).body).toMatchObject({ isContactHidden: false });
    protect();
    await test.owner
      .updateTable('sessions')
      .set({ guardianship_verified_at: new Date(TEST_NOW.getTime() - 3_600_000) })
      .execute();
    expect((await janne.get('/api/user')).body).toMatchObject({ isContactHidden: true });
  });
});
