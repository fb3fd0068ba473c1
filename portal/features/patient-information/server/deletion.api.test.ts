import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { sealCardImage } from '#platform/kela-card.ts';
import { patientWith } from './test-patients.ts';

const HELMI = '250655-908E';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
});
afterAll(() => db.drop());

const carryOut = async (patientId: string, id: string): Promise<boolean> => {
  const { rows } = await db.inScope({ patientId }, (tx) =>
    sql<{ done: boolean }>`select carry_out_deletion(${id}, ${TEST_NOW}) as done`.execute(tx),
  );
  return rows[0]?.done ?? false;
};

async function requested(patientId: string): Promise<string> {
  const id = randomUUID();
  await db.owner
    .insertInto('deletion_requests')
    .values({ patient_id: patientId, id, requested_at: TEST_NOW, brand: 'kaari' })
    .execute();
  return id;
}
const approve = (id: string) =>
  db.owner
    .updateTable('deletion_requests')
    .set({ decision: 'approved', reviewed_at: TEST_NOW })
    .where('id', '=', id)
    .execute();

/** How many rows each table has of a patient. */
async function rowsOf(patientId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'patient_id' order by 1`.execute(db.owner);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where patient_id = ${patientId}`.execute(db.owner);
    counts[name] = found.rows[0]?.count ?? 0;
  }
  return counts;
}

/** Something of a patient's in every table that the account fills. */
async function fill(patientId: string): Promise<void> {
  const { owner, vault } = db;
  const own = { patient_id: patientId };
  const hash = () => Buffer.from(randomUUID());
  const text = vault.seal('test', 'text');
  const inAnHour = new Date(TEST_NOW.getTime() + 3_600_000);
  await owner
    .insertInto('guardians')
    .values({ ...own, position: 1, details: text })
    .execute();
  await owner
    .insertInto('messages')
    .values({
      ...own,
      id: randomUUID(),
      channel: 'sms',
      template: 't',
      brand: 'kaari',
      language: 'fi',
      recipient: text,
      content: text,
    })
    .execute();
  const image = (side: 'front' | 'back' | 'front_preview' | 'back_preview') =>
    sealCardImage(vault, patientId, side, Buffer.from(side));
  await owner
    .insertInto('kela_cards')
    .values({
      ...own,
      front: image('front'),
      back: image('back'),
      front_preview: image('front_preview'),
      back_preview: image('back_preview'),
      uploaded_at: TEST_NOW,
    })
    .execute();
  await owner
    .insertInto('kela_card_uploads')
    .values({
      ...own,
      id: randomUUID(),
      token_hash: hash(),
      front_type: 'image/png',
      back_type: 'image/png',
      expires_at: inAnHour,
    })
    .execute();
  await owner
    .insertInto('sms_logins')
    .values({ ...own, phone: text })
    .execute();
  await owner
    .insertInto('sms_login_offers')
    .values({ ...own, put_off_until: inAnHour })
    .execute();
  const row = await owner
    .selectFrom('appointments')
    .selectAll()
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('appointment_links')
    .values({ ...own, link_hash: hash(), practitioner_id: row.practitioner_id, appointment_id: row.id })
    .execute();
  const began = { created_at: TEST_NOW, active_at: TEST_NOW, draft_seed: hash() };
  await owner
    .insertInto('sessions')
    .values({ ...own, ...began, id_hash: hash() })
    .execute();
  await owner
    .insertInto('sessions')
    .values({ ...began, id_hash: hash(), acting_for: patientId })
    .execute();
  const consent = { ...own, at: TEST_NOW, is_given: true, brand: 'kaari' } as const;
  await owner
    .insertInto('consent_history')
    .values([
      { ...consent, consent: 'patientDataConsentForm' },
      { ...consent, consent: 'allowsMarketingMail' },
    ])
    .execute();
}

/** What the law keeps, and why; everything else of a patient is gone. */
const KEPT = {
  access_log: 'who has read or changed the record (Act 703/2023)',
  appointments: 'patient records (Act 703/2023)',
  consent_history: 'what was allowed while the record was used; not what was for letters and messages',
  deletion_requests: 'that it was asked for, reviewed and done',
  identities: 'finds the record that is kept',
};

describe('what is carried out', () => {
  test('was approved, and is carried out once', async () => {
    const helmi = await patientWith(db, HELMI);
    await fill(helmi);
    const before = await rowsOf(helmi);
    const id = await requested(helmi);
    expect(await carryOut(helmi, id)).toBe(false);
    expect(await rowsOf(helmi)).toEqual({ ...before, deletion_requests: 1 });
    await approve(id);
    const stranger = await patientWith(db, '140385-902F');
    expect(await carryOut(stranger, id)).toBe(false);
    expect(await carryOut(helmi, id)).toBe(true);
    expect(await carryOut(helmi, id)).toBe(false);
    const left = await rowsOf(helmi);
    expect(Object.keys(left).filter((table) => left[table] !== 0)).toEqual(Object.keys(KEPT));
    expect(left.appointments).toBe(before.appointments);
    const consents = await db.owner
      .selectFrom('consent_history')
      .select(['consent', 'is_given'])
      .where('patient_id', '=', helmi)
      .orderBy('id')
      .execute();
    expect(consents).toEqual([
      { consent: 'patientDataConsentForm', is_given: true },
      { consent: 'allowsCommonRegistry', is_given: false },
    ]);
    const row = await db.owner
      .selectFrom('patients')
      .selectAll()
      .where('id', '=', helmi)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: null,
      phone: null,
      street_address: null,
      postal_code: null,
      post_office: null,
      consent_status: 'missing',
      allows_booking_sms: false,
      account_closed_at: TEST_NOW,
    });
    const acting = await db.owner
      .selectFrom('sessions')
      .select(['acting_for', 'guardianship_ended'])
      .where('guardianship_ended', '=', true)
      .execute();
    expect(acting).toEqual([{ acting_for: null, guardianship_ended: true }]);
  });

  test('is out of the application’s reach but for that', async () => {
    const eero = await patientWith(db, '021179-905R');
    const id = await requested(eero);
    for (const table of ['messages', 'kela_cards', 'consent_history', 'patients'] as const) {
      await expect(
        db.inScope({ patientId: eero }, (tx) => tx.deleteFrom(table).execute()),
      ).rejects.toMatchObject({ code: '42501' });
    }
    const decide = db.inScope({ patientId: eero }, (tx) =>
      tx
        .updateTable('deletion_requests')
        .set({ decision: 'approved', reviewed_at: TEST_NOW })
        .where('id', '=', id)
        .execute(),
    );
    await expect(decide).rejects.toMatchObject({ code: '42501' });
  });
});
