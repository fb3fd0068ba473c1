import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { demoRegister, guardianOf, recordOf } from './test-guardians.ts';

/** Janne and Kerttu are Venla's guardians, all three of them patients. */
const FAMILY = ['venla', 'janne', 'kerttu'] as const;
type Key = (typeof FAMILY)[number];

const CONTACT = {
  emailAddress: '',
  phoneNumber: '',
  streetAddress: 'Lapsenkatu 1',
  postalCode: '33100',
  postOffice: 'Tampere',
};

let test: TestDatabase;
let portal: TestPortal;
const register = demoRegister();
const { families } = demoRegister();
let ids: Readonly<Record<Key, string>>;
let janne: Visitor;

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register, config: { rateLimit: 100_000 } });
  const records = await Promise.all(FAMILY.map(async (key) => [key, await recordOf(test, key)] as const));
  ids = Object.fromEntries(records) as Record<Key, string>;
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(async () => {
  register.families = families;
  janne = await guardianOf(portal, 'janne', 'venla');
});

/** What is noted of each while something happens, with the role of who did it. */
async function notedOf(work: () => Promise<unknown>): Promise<Record<Key, string[]>> {
  const latest = await test.owner
    .selectFrom('access_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  await work();
  const rows = await test.owner
    .selectFrom('access_log')
    .selectAll()
    .where('id', '>', latest?.id ?? 0)
    .orderBy('id')
    .execute();
  const of = (key: Key) =>
    rows
      .filter((row) => row.patient_id === ids[key])
      .map((row) => {
        const isBy = FAMILY.find((other) => ids[other] === row.actor_id);
        return `${row.action} ${row.record_kind} as ${row.actor_kind}${isBy ? ` ${isBy}` : ''}`;
      });
  return { venla: of('venla'), janne: of('janne'), kerttu: of('kerttu') };
}

async function freeTime(): Promise<number> {
  const { body } = await janne.get('/api/appointments?startDate=2026-03-30');
  return body.availableAppointments.appointments[0].id;
}

it('a guardian’s own contact, read and shown where they book for a child, is in their own log', async () => {
  const id = await freeTime();
  const noted = await notedOf(async () => {
    const { body } = await janne.get(`/api/appointments/free/${id}`);
    expect(body.reader.email).toBe('janne.koskinen@example.com');
  });
  expect(noted).toEqual({
    venla: ['read patient as guardian janne'],
    janne: ['read patient as patient janne'],
    kerttu: [],
  });
});

it('the other guardian’s contact, read so that they are told, is in theirs, as read by the portal', async () => {
  const slotId = await freeTime();
  const body = { slotId, email: 'j@example.com', phone: '0401234501', acceptsBinding: true };
  const noted = await notedOf(async () => {
    expect((await janne.send('POST', '/api/reserve-appointment', { body })).body.type).toBe('success');
  });
  expect(noted).toEqual({
    venla: ['create appointment as guardian janne'],
    janne: ['read patient as patient janne'],
    kerttu: ['read patient as system'],
  });
});

it.each([
  ['', false],
  ['under a non-disclosure order ', true],
])('a contact form %swith nothing changed is a read of what it answers', async (_, nonDisclosure) => {
  register.families = Object.fromEntries(
    Object.entries(families).map(([guardian, children]) => [
      guardian,
      children.map((child) => ({ ...child, nonDisclosure })),
    ]),
  );
  janne = await guardianOf(portal, 'janne', 'venla');
  const { guardians } = (await janne.get('/api/user/guardians')).body;
  const body = { ...CONTACT, guardians };
  const save = () => janne.send('POST', '/api/user/contact-information?lang=fi', { body });
  expect((await save()).body).toMatchObject({ type: 'success', guardians });
  const { venla, kerttu } = await notedOf(save);
  expect(venla).toEqual([
    ...(nonDisclosure ? [] : ['change patient as guardian janne']),
    'read guardians as guardian janne',
    'read patient as guardian janne',
  ]);
  expect(kerttu).toEqual([]);
});
