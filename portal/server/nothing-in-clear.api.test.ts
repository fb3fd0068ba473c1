import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { freeSlots } from './reliability/free-slots.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

/** What the clinic shows to everybody; its people may be namesakes of patients. */
const PUBLIC = [
  'municipalities',
  'clinics',
  'specialties',
  'practitioners',
  'practitioner_specialties',
  'appointment_kinds',
  'slots',
  'free_times',
];
const PHONE = '+358409876543';
const CONTACT = {
  emailAddress: 'aino.uusi@example.com',
  phoneNumber: PHONE,
  streetAddress: 'Uusikatu 11 B 7',
  postalCode: '00530',
  postOffice: 'Helsinki',
};
const GUARDIAN = {
  name: 'Kerttuli Virtasalo',
  phone: '+358409876544',
  emailAddress: 'kerttuli@example.com',
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

const people = demoPeople(TEST_NOW);
const [aino] = people;
if (!aino) throw new Error('The demo has nobody.');

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test);
  for (const person of people.slice(1)) await portal.visitor().signIn(person);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Aino does what leaves most behind. */
async function leaveTraces(): Promise<void> {
  const [appointmentId = 0] = await freeSlots(test.owner, TEST_NOW, 1);
  const visitor = portal.visitor();
  await visitor.signIn(aino as NonNullable<typeof aino>);
  const { emailAddress: email } = CONTACT;
  const done = [
    await visitor.send('POST', '/api/user/contact-information', {
      body: { ...CONTACT, guardians: [GUARDIAN] },
    }),
    await visitor.send('POST', '/api/reserve-appointment?lang=fi', {
      body: { appointmentId, email, phone: PHONE, acceptsBinding: true },
    }),
    await visitor.send('POST', `/api/mfa-onboarding?csrfToken=${await visitor.csrfToken()}`, {
      body: { phoneNumber: PHONE },
    }),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
}

/** Every row of every other table as text, with its bytes as text, too, and without what is sealed. */
async function everything(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and not (table_schema = 'public' and table_name = any (${PUBLIC}))`.execute(test.owner);
  const texts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      test.owner,
    );
    const all = rows.map(({ row }) => row.replace(/[\w-]+\.[\w-]{38,}/g, '[sealed]'));
    return [
      name,
      all
        .map((row) => row + bytesOf(row))
        .join('\n')
        .toLowerCase(),
    ] as const;
  });
  return new Map(await Promise.all(texts));
}

const bytesOf = (row: string) =>
  [...row.matchAll(/\\x([\da-f]+)/g)]
    .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
    .join(' ');

it('has no name, address, number or identity code of a patient in the whole database', async () => {
  await leaveTraces();
  const personal = people
    .flatMap(({ firstNames, lastName, identityCode, patient }) => [
      firstNames,
      lastName,
      identityCode,
      ...(patient
        ? [patient.email, patient.phone, patient.phone?.slice('+358'.length), patient.address[0]]
        : []),
    ])
    .concat(CONTACT.emailAddress, PHONE.slice('+358'.length), CONTACT.streetAddress)
    .concat(GUARDIAN.name, GUARDIAN.emailAddress, GUARDIAN.phone.slice('+358'.length))
    .filter((value) => typeof value === 'string');
  const found = [...(await everything())].flatMap(([table, text]) =>
    personal.filter((value) => text.includes(value.toLowerCase())).map((value) => `${value} in ${table}`),
  );
  expect(found).toEqual([]);
  expect(personal.length).toBeGreaterThan(60);
});

it('is looked at where somebody has left something: rows there are found', async () => {
  const texts = await everything();
  const empty = [
    'patients',
    'sessions',
    'messages',
    'guardians',
    'sms_codes',
    'access_log',
    'idempotency_keys',
  ].filter((table) => !texts.get(`public.${table}`));
  expect(empty).toEqual([]);
  // The names of the clinic's own people are where they belong.
  expect([...texts.keys()]).not.toContain('public.practitioners');
});
