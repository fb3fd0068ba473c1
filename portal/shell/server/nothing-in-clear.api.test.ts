import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite } from '#areas/messages/shared/staff/server/invite.ts';
import { sealCardImage } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { giveShare } from './http/test-record.ts';
import { freeSlots } from './reliability/free-slots.ts';
import { sealedTables } from './sealed-tables.ts';
import { recordOf } from './sessions/test-guardians.ts';
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
  'record_practitioners',
  'questionnaires',
];
const PHONE = '+358409876543';
const CONTACT = {
  emailAddress: 'aino.uusi@example.com',
  phoneNumber: PHONE,
  streetAddress: 'Uusikatu 11 B 7',
  postalCode: '00530',
  postOffice: 'Helsinki',
};
const REASON = 'Päänsärkyä kaksi viikkoa';
const GUARDIAN = {
  name: 'Kerttuli Virtasalo',
  phone: '+358409876544',
  emailAddress: 'kerttuli@example.com',
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

/** With these details of a person anybody can book for them without logging in. */
const STRANGER = {
  identityCode: '090190-9117',
  firstName: 'Onni',
  lastName: 'Mäkelä',
  acceptsBinding: true,
  acceptsTerms: true,
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

/** Aino does what leaves most behind, and what else does a stranger. */
async function leaveTraces(): Promise<void> {
  const [slotId = 0, another = 0] = await freeSlots(test.owner, TEST_NOW, 2);
  const visitor = portal.visitor();
  await visitor.signIn(aino as NonNullable<typeof aino>);
  const { emailAddress: email } = CONTACT;
  const done = [
    await visitor.send('POST', '/api/user/contact-information', {
      body: { ...CONTACT, guardians: [GUARDIAN] },
    }),
    await visitor.send('POST', '/api/reserve-appointment?lang=fi', {
      body: { slotId, email, phone: PHONE, acceptsBinding: true },
    }),
    await visitor.send('POST', `/api/mfa-onboarding?csrfToken=${await visitor.csrfToken()}`, {
      body: { phoneNumber: PHONE },
    }),
    await portal.visitor().send('POST', '/api/anon/reserve-appointment?lang=fi', {
      body: { ...STRANGER, email, phone: PHONE, slotId: another },
    }),
  ];
  const { reservationDetails } = done[1]?.body ?? {};
  const reason = await visitor.send(
    'POST',
    `/api/appointments/${reservationDetails?.appointmentId}/arrival-reason?lang=fi`,
    { body: { arrivalReason: REASON } },
  );
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([done.at(-1)?.body.type, reason.body.type]).toEqual(['success', 'success']);
  await leaveRarerTraces();
}

/** What takes an object storage, a text message, a payment provider or an identification service to leave behind. */
async function leaveRarerTraces(): Promise<void> {
  const { vault, owner } = test;
  const patient_id = await recordOf(test, 'aino');
  const image = (name: 'front' | 'back' | 'front_preview' | 'back_preview') =>
    sealCardImage(vault, patient_id, name, Buffer.from('picture'));
  await owner
    .insertInto('kela_cards')
    .values({
      patient_id,
      front: image('front'),
      back: image('back'),
      front_preview: image('front_preview'),
      back_preview: image('back_preview'),
      uploaded_at: TEST_NOW,
    })
    .execute();
  const { id } = await owner.selectFrom('professional_users').select('id').limit(1).executeTakeFirstOrThrow();
  const invited = await invite(owner, vault, id, TEST_NOW);
  const set = await portal.visitor().send('POST', '/api/staff/passwords', {
    body: { code: invited.type === 'success' ? invited.code : '', password: 'vaahtera kulkee sillalla' },
  });
  expect(set).toMatchObject({ status: 200, body: { type: 'success' } });
  await owner
    .insertInto('sms_logins')
    .values({ patient_id, phone: vault.seal('sms_logins.phone', PHONE) })
    .execute();
  await owner
    .insertInto('push_devices')
    .values({
      patient_id,
      endpoint_hash: Buffer.alloc(32),
      subscription: vault.seal('push_devices.subscription', '{}'),
      used_from: vault.seal('push_devices.used_from', '{}'),
      brand: 'kaari',
      created_at: TEST_NOW,
    })
    .execute();
  await owner
    .insertInto('removed_records')
    .values({
      patient_id,
      source_hash: Buffer.alloc(32),
      withheld_at: TEST_NOW,
      kind: 'visit',
      day: '2026-03-05',
      links: vault.seal('removed_records.links', '{}'),
    })
    .execute();
  await owner
    .insertInto('message_drafts')
    .values({
      patient_id,
      thread_id: 0,
      by_guardian: false,
      content: vault.seal('message_drafts.content', '{}'),
      updated_at: TEST_NOW,
    })
    .execute();
  await owner
    .insertInto('message_attachments')
    .values({
      patient_id,
      file_name: vault.seal('message_attachments.file_name', 'ihottuma.jpg'),
      content_type: 'image/jpeg',
      bytes: 1,
      object_key: 'a key',
      created_at: TEST_NOW,
    })
    .execute();
  const { identityCode } = people.find(({ key }) => key === 'sofia') ?? STRANGER;
  await giveShare(test, patient_id, REASON);
  await owner
    .updateTable('record_shares')
    .set({
      guardian: vault.seal('record_shares.guardian', identityCode),
      guardian_hash: personHash(vault, identityCode),
    })
    .where('patient_id', '=', patient_id)
    .execute();
  await owner
    .insertInto('app_grants')
    .values({
      patient_id,
      client_id: 'an-app',
      brand: 'pikkujatti',
      scope: 'patient/*.read',
      guardian: vault.seal('app_grants.guardian', identityCode),
      guardian_hash: personHash(vault, identityCode),
      created_at: TEST_NOW,
      expires_at: TEST_NOW,
    })
    .execute();
  const permit = { symptom: 'Nilkan nyrjähdys', bodyPart: 'Nilkka' };
  await owner
    .insertInto('insurance_answers')
    .values({
      patient_id,
      insurer: 'LAHITAPIOLA',
      state: 'INSURANCE_FOUND_WITH_PERMITS',
      answered_at: TEST_NOW,
      permits: vault.seal('insurance_answers.permits', JSON.stringify([permit])),
    })
    .execute();
  await owner
    .insertInto('visit_insurances')
    .values({
      patient_id,
      appointment_id: 1,
      insurer: 'LAHITAPIOLA',
      reimbursement: 'USE_REIMBURSEMENT',
      booked_at: TEST_NOW,
      consented_at: TEST_NOW,
      consent_wording: '2026-11-24',
      permit: vault.seal('visit_insurances.permit', JSON.stringify(permit)),
    })
    .execute();
  await owner
    .insertInto('payments')
    .values({
      patient_id,
      stamp: randomUUID(),
      brand: 'kaari',
      language: 'fi',
      cents: 4500,
      form: vault.seal('payments.form', '[]'),
      receipt_to: vault.seal('payments.receipt_to', CONTACT.emailAddress),
      next_page: vault.seal('payments.next_page', '/fi/ajanvaraus'),
      created_at: TEST_NOW,
    })
    .execute();
  const content = vault.seal('sign_ins.content', '{}');
  await owner
    .insertInto('sign_ins')
    .values({ state_hash: Buffer.from('state'), content })
    .execute();
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
    .concat(REASON)
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

it('seals in the columns that a change of keys knows, and in no others', async () => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'bytea')`.execute(test.owner);
  const key = test.vault.seal('', '').split('.')[0];
  const holds = async ({ table, column }: { table: string; column: string }) => {
    const found = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text like ${`${key}.%`} or ${sql.ref(column)}::text like ${`\\\\x${Buffer.from(`${key}.`).toString('hex')}%`} limit 1`.execute(
      test.owner,
    );
    return found.rows.length > 0;
  };
  const sealed: string[] = [];
  for (const each of columns) if (await holds(each)) sealed.push(`${each.table}.${each.column}`);
  const known = sealedTables.flatMap(({ table, purposes }) =>
    Object.keys(purposes).map((name) => `${table}.${name}`),
  );
  expect(sealed.sort()).toEqual(known.sort());
});
