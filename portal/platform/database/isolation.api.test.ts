import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Scope } from '#platform/context.ts';
import { createTestDatabase, type TestDatabase, testServers, testVault } from './test-database.ts';

const aino = randomUUID();
const eero = randomUUID();
const session = Buffer.from('aa', 'hex');
const otherSession = Buffer.from('bb', 'hex');
const personHash = Buffer.from('cc', 'hex');
const otherPersonHash = Buffer.from('dd', 'hex');

/** A row of Aino's in every table that names a patient. A new such table needs one here. */
const samples: Record<string, Record<string, unknown>> = {
  patients: person(aino),
  identities: { identity_hash: Buffer.from('01', 'hex'), patient_id: aino },
  appointments: {
    practitioner_id: 1,
    patient_id: aino,
    slot_id: 1,
    clinic_id: 'KAMPPI',
    kind_id: 1,
    starts_at: '2026-03-24T08:00:00Z',
    ends_at: '2026-03-24T08:30:00Z',
    brand: 'kaari',
  },
  appointment_links: {
    link_hash: Buffer.from('02', 'hex'),
    patient_id: aino,
    practitioner_id: 1,
    appointment_id: 1,
  },
  messages: {
    patient_id: aino,
    id: randomUUID(),
    channel: 'sms',
    template: 'confirmation',
    brand: 'kaari',
    language: 'fi',
    recipient: 'sealed',
    content: 'sealed',
  },
  health_records: {
    patient_id: aino,
    id: 1,
    kind: 'visit',
    happened_at: '2026-03-23T07:00:00Z',
    day: '2026-03-23',
    source_hash: Buffer.from('04', 'hex'),
    content: 'sealed',
    content_hash: Buffer.from('0a', 'hex'),
  },
  app_grants: {
    patient_id: aino,
    id: 1,
    client_id: 'app',
    brand: 'kaari',
    created_at: '2026-03-23T07:00:00Z',
    expires_at: '2026-03-24T07:00:00Z',
    scope: 'patient/*.read',
  },
  app_secrets: {
    secret_hash: Buffer.from('0b', 'hex'),
    patient_id: aino,
    grant_id: 1,
    kind: 'access',
    expires_at: '2026-03-24T07:00:00Z',
  },
  messaging_threads: {
    patient_id: aino,
    id: 1,
    type: 'customer',
    title: 'sealed',
    created_at: '2026-03-23T07:00:00Z',
  },
  thread_messages: {
    patient_id: aino,
    thread_id: 1,
    author: 'customer',
    content: 'sealed',
    created_at: '2026-03-23T07:00:00Z',
  },
  thread_assignments: {
    patient_id: aino,
    thread_id: 1,
    id: 1,
    professional_id: 1,
    assigned_at: '2026-03-23T07:00:00Z',
  },
  thread_participants: {
    patient_id: aino,
    thread_id: 1,
    professional_id: 1,
    joined_at: '2026-03-23T07:00:00Z',
  },
  internal_notes: {
    patient_id: aino,
    thread_id: 1,
    id: 1,
    author_id: 1,
    created_at: '2026-03-23T07:00:00Z',
    content: 'sealed',
  },
  message_drafts: {
    patient_id: aino,
    thread_id: 0,
    by_guardian: false,
    updated_at: '2026-03-23T07:00:00Z',
    content: 'sealed',
  },
  message_attachments: {
    patient_id: aino,
    id: 1,
    content_type: 'text/plain',
    bytes: 1,
    object_key: 'key',
    created_at: '2026-03-23T07:00:00Z',
    file_name: 'sealed',
  },
  renewal_requests: { patient_id: aino, record_id: 1, thread_id: 1, requested_at: '2026-03-23T07:00:00Z' },
  home_measurements: {
    patient_id: aino,
    id: 1,
    measured_at: '2026-03-23T07:00:00Z',
    entered_at: '2026-03-23T07:00:00Z',
    by_guardian: false,
    content: 'sealed',
  },
  home_measurement_shares: { patient_id: aino, shared_at: '2026-03-23T07:00:00Z' },
  questionnaire_invitations: {
    patient_id: aino,
    id: 1,
    questionnaire_id: 1,
    invited_at: '2026-03-23T07:00:00Z',
  },
  consent_history: {
    patient_id: aino,
    at: '2026-03-23T07:00:00Z',
    consent: 'allowsBookingSms',
    brand: 'kaari',
    is_given: true,
  },
  notice_choices: { patient_id: aino, event: 'results', by_email: true, by_sms: false, brand: 'kaari' },
  due_notices: { patient_id: aino, channel: 'sms', event: 'results' },
  record_views: {
    patient_id: aino,
    record_id: 1,
    guardian: Buffer.from('0b', 'hex'),
    seen_at: '2026-03-23T07:00:00Z',
  },
  result_parts: { patient_id: aino, whole: Buffer.from('0c', 'hex'), part: Buffer.from('0d', 'hex') },
  removed_records: { patient_id: aino, source_hash: Buffer.from('0e', 'hex'), version_id: '2' },
  record_subjects: { source_hash: Buffer.from('09', 'hex'), patient_id: aino },
  guardians: { patient_id: aino, position: 1, details: 'sealed' },
  employments: { patient_id: aino, employer_id: 'tehdas', valid_from: '2026-01-01', is_fund_member: true },
  health_examinations: {
    patient_id: aino,
    employer_id: 'tehdas',
    employed_from: '2026-01-01',
    due_on: '2026-06-01',
    kind: 'periodic',
  },
  fund_payments: {
    patient_id: aino,
    employer_id: 'tehdas',
    employed_from: '2026-01-01',
    paid_on: '2026-03-01',
    content: 'sealed',
  },
  deletion_requests: {
    patient_id: aino,
    id: randomUUID(),
    requested_at: '2026-03-23T07:00:00Z',
    brand: 'kaari',
  },
  kela_cards: {
    patient_id: aino,
    front: Buffer.from('05', 'hex'),
    back: Buffer.from('06', 'hex'),
    front_preview: Buffer.from('07', 'hex'),
    back_preview: Buffer.from('08', 'hex'),
    uploaded_at: '2026-03-23T07:00:00Z',
  },
  kela_card_uploads: {
    patient_id: aino,
    id: randomUUID(),
    token_hash: Buffer.from('09', 'hex'),
    front_type: 'image/jpeg',
    back_type: 'image/png',
    expires_at: '2026-03-23T08:00:00Z',
  },
  insurance_answers: {
    patient_id: aino,
    insurer: 'OP',
    state: 'FOUND',
    answered_at: '2026-03-23T07:00:00Z',
  },
  permit_applications: {
    patient_id: aino,
    state_hash: Buffer.from('0a', 'hex'),
    return_to: '/fi',
    begun_at: '2026-03-23T07:00:00Z',
  },
  patient_concepts: { patient_id: aino, code: '90157', added_at: '2026-03-23T07:00:00Z' },
  insurance_policies: { patient_id: aino, insurer: 'IF', valid_from: '2026-01-01', pays_directly: true },
  payments: {
    patient_id: aino,
    stamp: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72',
    brand: 'kaari',
    language: 'fi',
    cents: 100,
    created_at: '2026-03-23T07:00:00Z',
  },
  payment_invoices: {
    patient_id: aino,
    stamp: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72',
    invoice_id: 1,
    invoice_number: '1',
    cents: 100,
  },
  payment_events: {
    patient_id: aino,
    stamp: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72',
    status: 'ok',
    heard_by: 'callback',
    at: '2026-03-23T07:00:00Z',
  },
  payment_refunds: {
    patient_id: aino,
    id: randomUUID(),
    stamp: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72',
    invoice_id: 1,
    cents: 1,
    asked_at: '2026-03-23T07:00:00Z',
  },
  invoice_numbers: { patient_id: aino, source: 'CustomerInvoice', source_key: '1' },
  visit_insurances: {
    patient_id: aino,
    appointment_id: 1,
    insurer: 'IF',
    reimbursement: 'PAY_AND_REIMBURSE',
    booked_at: '2026-03-23T07:00:00Z',
  },
  told_prices: {
    patient_id: aino,
    appointment_id: 1,
    slot_id: 1,
    cents: 9680,
    is_fixed: false,
    told_at: '2026-03-23T07:00:00Z',
  },
  earlier_time_waits: { patient_id: aino, appointment_id: 1, since: '2026-03-23T07:00:00Z' },
  earlier_time_offers: {
    patient_id: aino,
    appointment_id: 1,
    practitioner_id: 1,
    slot_id: 1,
    offered_at: '2026-03-23T07:00:00Z',
    expires_at: '2026-03-23T07:15:00Z',
  },
  additional_charges: {
    patient_id: aino,
    id: randomUUID(),
    appointment_id: 1,
    content: 'sealed',
    content_hash: Buffer.from('0c', 'hex'),
    proposed_at: '2026-03-23T07:00:00Z',
    expires_at: '2026-03-30T07:00:00Z',
  },
  push_devices: {
    patient_id: aino,
    endpoint_hash: Buffer.from('10', 'hex'),
    subscription: testVault.seal('push_devices.subscription', '{}'),
    used_from: testVault.seal('push_devices.used_from', '{}'),
    brand: 'kaari',
    created_at: '2026-03-23T07:00:00Z',
  },
  calendar_feeds: {
    patient_id: aino,
    secret_hash: Buffer.from('0b', 'hex'),
    shows_details: false,
    language: 'fi',
    created_at: '2026-03-23T07:00:00Z',
  },
  record_shares: {
    patient_id: aino,
    id: 1,
    link_hash: Buffer.from('0d', 'hex'),
    code_hash: Buffer.from('0e', 'hex'),
    brand: 'kaari',
    contents: 'health-record',
    recipient: testVault.seal('record_shares.recipient', 'Lääkäri'),
    created_at: '2026-03-23T07:00:00Z',
    ends_at: '2026-03-24T07:00:00Z',
  },
  record_share_openings: {
    patient_id: aino,
    share_id: 1,
    reader: testVault.seal('record_share_openings.reader', 'Lääkäri'),
    opened_at: '2026-03-23T07:00:00Z',
    ticket_hash: Buffer.from('0f', 'hex'),
  },
  video_guests: {
    patient_id: aino,
    id: randomUUID(),
    appointment_id: 1,
    kind: 'interpreter',
    secret_hash: Buffer.from('0c', 'hex'),
    created_at: '2026-03-23T07:00:00Z',
  },
  contact_changes: {
    patient_id: aino,
    link_hash: Buffer.from('0d', 'hex'),
    changed_at: '2026-03-23T07:00:00Z',
    ends_at: '2026-03-30T07:00:00Z',
    identified_until: '2026-03-23T07:30:00Z',
  },
  access_log: { patient_id: aino, actor_kind: 'patient', action: 'read', record_kind: 'appointment' },
  sessions: {
    id_hash: session,
    patient_id: aino,
    draft_seed: Buffer.from('03', 'hex'),
    created_at: '2026-03-23T07:00:00Z',
    active_at: '2026-03-23T07:00:00Z',
    person_hash: personHash,
  },
  sms_logins: { patient_id: aino, phone: 'sealed' },
  sms_login_offers: { patient_id: aino, put_off_until: '2026-06-21T07:00:00Z' },
  sms_codes: {
    patient_id: aino,
    opens: session,
    id: randomUUID(),
    phone: 'sealed',
    brand: 'kaari',
    language: 'fi',
    expires_at: '2026-03-23T07:05:00Z',
  },
  expired_sessions: {
    patient_id: aino,
    proof_hash: Buffer.from('04', 'hex'),
    created_at: '2026-03-23T07:00:00Z',
    identified_at: '2026-03-23T07:00:00Z',
    expires_at: '2026-03-23T07:15:00Z',
  },
};

const strangers: [string, Scope][] = [
  ['another patient', { patientId: eero, sessionHash: otherSession, personHash: otherPersonHash }],
  ['nobody', {}],
  ['an operator', { professional: { hash: Buffer.from('operator'), now: new Date('2026-03-23T07:00:00Z') } }],
];

describe.each(testServers())("a patient's rows on PostgreSQL %i", (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
    await sql`
      insert into clinics (id, brands, name) values ('KAMPPI', '{kaari}', '{}');
      insert into employers (id, name) values ('tehdas', 'Tehdas');
      insert into professional_users (id, identity_hash, kind, name, title) values (1, 'a', 'professional', 'sealed', '{}');
      insert into professional_users (id, identity_hash, kind, name, title) values (2, 'operator', 'operator', 'sealed', '{}');
      insert into questionnaires (id, url, version, content) values (1, 'https://demo.example/q', '1', '{}');
      insert into practitioners (id, first_name, last_name, title, spoken_languages) values (1, 'Ilona', 'H', '{}', '{fi}');
      insert into appointment_kinds (id, code, name, location_type)
        values (1, 'VISIT', '{}', 'physicalLocation');
      insert into slots (practitioner_id, id, clinic_id, kind_id, starts_at, ends_at)
        values (1, 1, 'KAMPPI', 1, '2026-03-24T08:00:00Z', '2026-03-24T08:30:00Z')`.execute(test.owner);
    await insertInto('patients', person(eero)).execute(test.owner);
    for (const [table, row] of Object.entries(samples)) await insertInto(table, row).execute(test.owner);
  });
  afterAll(() => test.drop());

  it('have a sample in every table that names a patient', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'patient_id'
      union select 'patients'`.execute(test.owner);
    expect(Object.keys(samples).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  const rowsOf = (table: string, scope: Scope) =>
    affected(test.inScope(scope, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)));

  describe.each(strangers)('to %s', (_, scope) => {
    it.each(Object.keys(samples))('are invisible in %s', async (table) => {
      const visible = await rowsOf(table, scope);
      // Eero sees himself among the patients.
      expect(visible).toBe(table === 'patients' && scope.patientId ? 1 : 0);
    });

    it.each(Object.keys(samples))('cannot be changed or deleted in %s', async (table) => {
      const own =
        table === 'sessions' ? sql`id_hash = ${session}` : sql`${sql.ref(idColumn(table))} = ${aino}`;
      const column = sql.ref(Object.keys(samples[table] ?? {}).at(-1) ?? '');
      const run = (statement: ReturnType<typeof sql>) =>
        affected(test.inScope(scope, (tx) => statement.execute(tx)));
      expect(await run(sql`update ${sql.table(table)} set ${column} = ${column} where ${own}`)).toBe(0);
      expect(await run(sql`delete from ${sql.table(table)} where ${own}`)).toBe(0);
    });

    it.each(Object.keys(samples))('cannot be added to %s', async (table) => {
      const added = test.inScope(scope, (tx) => insertInto(table, another(table)).execute(tx));
      await expect(added).rejects.toMatchObject({ code: '42501' });
    });
  });

  it.each([
    'patients',
    'appointments',
    'messages',
    'access_log',
    'sessions',
    'consent_history',
    'guardians',
    'employments',
    'health_examinations',
    'fund_payments',
    'deletion_requests',
    'kela_cards',
    'kela_card_uploads',
    'insurance_answers',
    'permit_applications',
    'patient_concepts',
    'visit_insurances',
    'told_prices',
    'insurance_policies',
  ])('are visible to the patient in %s', async (table) => {
    expect(await rowsOf(table, { patientId: aino, sessionHash: session })).toBe(1);
  });

  it('of sessions are visible to their person alone, and nothing else is', async () => {
    for (const table of Object.keys(samples)) {
      expect(await rowsOf(table, { personHash })).toBe(table === 'sessions' ? 1 : 0);
    }
  });

  it.each(['consent_history', 'deletion_requests'])('stay as they are in %s', async (table) => {
    for (const statement of [
      sql`update ${sql.table(table)} set brand = brand`,
      sql`delete from ${sql.table(table)}`,
    ]) {
      const changed = test.inScope({ patientId: aino }, (tx) => statement.execute(tx));
      await expect(changed).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('of what was taken out of a record are read by nobody in the application, and never by a guardian', async () => {
    const scope = { patientId: aino, isGuardian: true };
    const read = (to: Scope) =>
      test
        .inScope(to, (tx) => sql`select 1 from removed_records`.execute(tx))
        .then(({ rows }) => rows.length);
    for (const to of [scope, { patientId: aino }])
      await expect(read(to)).rejects.toMatchObject({ code: '42501' });
    await sql`grant select on removed_records to portal_app`.execute(test.owner);
    expect([await read(scope), await read({ patientId: aino })]).toEqual([0, 1]);
    await sql`revoke select on removed_records from portal_app`.execute(test.owner);
  });

  it('cannot be moved to another patient', async () => {
    const moved = test.inScope({ patientId: aino }, (tx) =>
      sql`update patients set id = ${randomUUID()} where id = ${aino}`.execute(tx),
    );
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  it('can be added by the patient', async () => {
    for (const table of ['messages', 'access_log', 'appointment_links']) {
      await test.inScope({ patientId: aino }, (tx) => insertInto(table, another(table)).execute(tx));
    }
  });

  it('are found by one exact hash, never listed', async () => {
    const find = (hash: Buffer) =>
      test.inScope({}, (tx) => sql<{ id: string | null }>`select find_patient(${hash}) as id`.execute(tx));
    expect((await find(Buffer.from('01', 'hex'))).rows).toEqual([{ id: aino }]);
    expect((await find(Buffer.from('ff', 'hex'))).rows).toEqual([{ id: null }]);
    expect(await rowsOf('identities', { patientId: aino })).toBe(0);
  });

  it.each(['update access_log set action = action', 'delete from access_log', 'truncate access_log'])(
    'keep their access log from "%s", even for the patient',
    async (statement) => {
      const changed = test.inScope({ patientId: aino }, (tx) => sql.raw(statement).execute(tx));
      await expect(changed).rejects.toMatchObject({ code: '42501' });
    },
  );
});

function person(id: string) {
  return sealPatient(testVault, { id, identity_code: 'a code', first_names: 'Test', last_name: 'Person' });
}

function insertInto(table: string, row: Record<string, unknown>) {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`;
}

/** The sample under another key, so that only a policy can refuse it. */
function another(table: string): Record<string, unknown> {
  const fresh: Record<string, Record<string, unknown>> = {
    patients: { id: randomUUID() },
    identities: { identity_hash: Buffer.from(randomUUID()) },
    appointments: { slot_id: 2, starts_at: '2026-03-25T08:00:00Z', ends_at: '2026-03-25T08:30:00Z' },
    appointment_links: { link_hash: Buffer.from(randomUUID()) },
    messages: { id: randomUUID() },
    app_grants: { id: 2 },
    record_shares: { id: 2, link_hash: Buffer.from(randomUUID()) },
    record_share_openings: { ticket_hash: Buffer.from(randomUUID()) },
    app_secrets: { secret_hash: Buffer.from(randomUUID()) },
    sessions: { id_hash: Buffer.from(randomUUID()) },
  };
  return { ...samples[table], ...fresh[table] };
}

function idColumn(table: string): string {
  return table === 'patients' ? 'id' : 'patient_id';
}

/** Rows read or changed; none when the right itself is missing. */
async function affected(result: Promise<{ rows: unknown[]; numAffectedRows?: bigint }>): Promise<number> {
  try {
    const { rows, numAffectedRows } = await result;
    return numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
  } catch (error) {
    const INSUFFICIENT_RIGHT = '42501';
    expect(error).toMatchObject({ code: INSUFFICIENT_RIGHT });
    return 0;
  }
}
