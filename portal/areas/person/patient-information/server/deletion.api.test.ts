import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealCardImage } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { eachBrand } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import type { Mail } from '#outside/mail/client/mailer.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import {
  approveRequest,
  CARRY_OUT_DELETION,
  openRequests,
  REFUSAL_REASONS,
  refuseRequest,
} from './deletion-review.ts';
import { deletionTasks } from './deletion-tasks.ts';
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
    .insertInto('insurance_answers')
    .values({ ...own, insurer: 'OP', state: 'FOUND', answered_at: TEST_NOW })
    .execute();
  await owner
    .insertInto('permit_applications')
    .values({ ...own, state_hash: hash(), return_to: '/fi', begun_at: TEST_NOW })
    .execute();
  await owner
    .insertInto('patient_concepts')
    .values({ ...own, code: '90157', added_at: TEST_NOW })
    .execute();
  await owner
    .insertInto('told_prices')
    .values({ ...own, appointment_id: 1, slot_id: 1, cents: 9680, is_fixed: false, told_at: TEST_NOW })
    .execute();
  await owner
    .insertInto('visit_insurances')
    .values({
      ...own,
      appointment_id: 1,
      insurer: 'IF',
      reimbursement: 'USE_REIMBURSEMENT',
      booked_at: TEST_NOW,
    })
    .execute();
  await owner
    .insertInto('insurance_policies')
    .values({ ...own, insurer: 'IF', valid_from: '2025-06-01', valid_to: null })
    .execute();
  await owner
    .insertInto('sms_logins')
    .values({ ...own, phone: text })
    .execute();
  await owner
    .insertInto('employments')
    .values({ ...own, employer_id: 'tehdas', valid_from: '2025-01-01', valid_to: null })
    .onConflict((conflict) => conflict.doNothing())
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
    .updateTable('appointments')
    .set({ visitor_contact: text, booking_contact: text })
    .where('patient_id', '=', patientId)
    .where('id', '=', row.id)
    .execute();
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
  health_records: 'patient records (Act 703/2023)',
  identities: 'finds the record that is kept',
  record_subjects: 'whose record another system sends to',
};

interface Post {
  readonly mails: Mail[];
  isDown: boolean;
}
const jobOf = (post: Post, now = TEST_NOW) => {
  const tasks = deletionTasks({
    vault: db.vault,
    inScope: db.inScope,
    now: () => now,
    origins: eachBrand((brand) => `https://${brand}.example`),
    mailer: {
      sendMail: async (mail) => {
        if (post.isDown) throw new Error('no post today');
        post.mails.push(mail);
      },
    },
  });
  return async (patientId: string, requestId: string) =>
    tasks[CARRY_OUT_DELETION]?.({ patientId, requestId }, new AbortController().signal);
};
const stateOf = (id: string) =>
  db.owner.selectFrom('deletion_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const emailOf = async (id: string) =>
  (await db.owner.selectFrom('patients').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;
const cancelAll = (patientId: string) =>
  db.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic' })
    .where('patient_id', '=', patientId)
    .execute();

describe('a review', () => {
  test('approves, and a job tells the patient before the address goes, once', async () => {
    const onni = await patientWith(db, '090190-9117');
    await cancelAll(onni);
    const id = await requested(onni);
    const post: Post = { mails: [], isDown: true };
    const job = jobOf(post);
    // Nobody has reviewed it.
    await job(onni, id);
    expect(await emailOf(onni)).not.toBeNull();
    expect(await approveRequest(db.owner, id, TEST_NOW)).toBe('done');
    const { rows } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(db.owner);
    expect(rows).toEqual([{ payload: { patientId: onni, requestId: id } }]);
    expect(await approveRequest(db.owner, id, TEST_NOW)).toBe('not-open');
    // While there is no post nothing is deleted.
    await expect(job(onni, id)).rejects.toThrow('no post today');
    expect(await emailOf(onni)).not.toBeNull();
    post.isDown = false;
    await job(onni, id);
    await job(onni, id);
    expect(post.mails).toMatchObject([{ to: 'onni.makela@example.com', subject: 'Poistamme tilisi' }]);
    expect(post.mails[0]?.text).toContain('Laki velvoittaa meidät säilyttämään potilasasiakirjat');
    expect(await emailOf(onni)).toBeNull();
    expect(await stateOf(id)).toMatchObject({ told_at: TEST_NOW, handled_at: TEST_NOW });
  });

  test('goes on where a killed job was: nobody is told twice', async () => {
    const ilona = await patientWith(db, '121076-928B');
    await cancelAll(ilona);
    const id = await requested(ilona);
    await approveRequest(db.owner, id, TEST_NOW);
    const post: Post = { mails: [], isDown: false };
    await sql`revoke execute on function carry_out_deletion from portal_app`.execute(db.owner);
    await expect(jobOf(post)(ilona, id)).rejects.toThrow();
    expect(await emailOf(ilona)).not.toBeNull();
    await sql`grant execute on function carry_out_deletion to portal_app`.execute(db.owner);
    await jobOf(post)(ilona, id);
    expect(post.mails).toHaveLength(1);
    expect(await emailOf(ilona)).toBeNull();
  });

  test('does not wait for ever for an address that takes nothing', async () => {
    const timo = await patientWith(db, '190488-9317');
    await cancelAll(timo);
    const id = await requested(timo);
    await approveRequest(db.owner, id, TEST_NOW);
    await jobOf({ mails: [], isDown: true }, new Date(TEST_NOW.getTime() + 8 * 86_400_000))(timo, id);
    expect(await stateOf(id)).toMatchObject({ told_at: null, handled_at: expect.any(Date) });
    expect(await emailOf(timo)).toBeNull();
  });

  test('waits for appointments that are ahead', async () => {
    const sofia = await patientWith(db, '300886-914F');
    const id = await requested(sofia);
    const soon = new Date('2026-04-30T07:00:00Z');
    await db.owner
      .updateTable('appointments')
      .set({
        cancelled_at: null,
        cancelled_by: null,
        starts_at: soon,
        ends_at: new Date(soon.getTime() + 60_000),
      })
      .where('id', '=', sql<number>`(select min(id) from appointments where patient_id = ${sofia})`)
      .execute();
    expect(await approveRequest(db.owner, id, TEST_NOW)).toBe('appointments-ahead');
    expect(await openRequests(db.owner, TEST_NOW)).toContainEqual(
      expect.objectContaining({ id, isApproved: false, hasEmail: true }),
    );
  });

  describe('is made again for a patient who books after it', () => {
    /** Gives the patient an appointment tomorrow, at a time of nobody's. */
    const book = (patientId: string) =>
      sql`
        insert into appointments
          (practitioner_id, patient_id, slot_id, clinic_id, kind_id, starts_at, ends_at, brand)
        select practitioner_id, ${patientId}, 0, clinic_id, kind_id, at, at + interval '1 second', 'kaari'
        from (select *, ${TEST_NOW}::timestamptz + interval '1 day' as at from slots order by id limit 1) as slot`.execute(
        db.owner,
      );
    const waiting = { decision: null, reviewed_at: null, told_at: null, handled_at: null };

    test('before the patient is told', async () => {
      const kerttu = await patientWith(db, '070771-9249');
      await cancelAll(kerttu);
      const id = await requested(kerttu);
      expect(await approveRequest(db.owner, id, TEST_NOW)).toBe('done');
      await book(kerttu);
      const post: Post = { mails: [], isDown: false };
      await jobOf(post)(kerttu, id);
      expect(post.mails).toEqual([]);
      expect(await stateOf(id)).toMatchObject(waiting);
      expect(await emailOf(kerttu)).not.toBeNull();
      await cancelAll(kerttu);
      expect(await approveRequest(db.owner, id, TEST_NOW)).toBe('done');
      await jobOf(post)(kerttu, id);
      expect(post.mails).toHaveLength(1);
      expect(await emailOf(kerttu)).toBeNull();
    });

    test('after that, and the patient is told what becomes of it then', async () => {
      const janne = await patientWith(db, '280282-9372');
      await cancelAll(janne);
      const id = await requested(janne);
      await approveRequest(db.owner, id, TEST_NOW);
      const post: Post = { mails: [], isDown: false };
      await sql`revoke execute on function carry_out_deletion from portal_app`.execute(db.owner);
      await expect(jobOf(post)(janne, id)).rejects.toThrow();
      await sql`grant execute on function carry_out_deletion to portal_app`.execute(db.owner);
      await book(janne);
      await jobOf(post)(janne, id);
      expect(await stateOf(id)).toMatchObject(waiting);
      expect(await refuseRequest(db.owner, id, 'appointments-ahead', TEST_NOW)).toBe('done');
      await jobOf(post)(janne, id);
      expect(post.mails.map(({ subject }) => subject)).toEqual([
        'Poistamme tilisi',
        'Emme voi poistaa tiliäsi',
      ]);
      expect(await emailOf(janne)).not.toBeNull();
    });
  });

  test.each(REFUSAL_REASONS)('refuses for the reason %s, which the patient is told', async (reason) => {
    const paivi = await patientWith(db, '030969-9344');
    for (const language of LANGUAGES) {
      await db.owner.updateTable('patients').set({ language }).where('id', '=', paivi).execute();
      const id = await requested(paivi);
      expect(await refuseRequest(db.owner, id, reason, TEST_NOW)).toBe('done');
      const post: Post = { mails: [], isDown: false };
      await jobOf(post)(paivi, id);
      await jobOf(post)(paivi, id);
      expect(post.mails).toHaveLength(1);
      expect(`${post.mails[0]?.subject}${post.mails[0]?.text}`).not.toMatch(/[{}]|\b(undefined|null)\b/);
    }
    expect(await emailOf(paivi)).not.toBeNull();
  });
});

describe('what is carried out', () => {
  test('was approved, and is carried out once', async () => {
    const helmi = await patientWith(db, HELMI);
    await fill(helmi);
    await cancelAll(helmi);
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
    const contacts = db.owner
      .selectFrom('appointments')
      .select(['visitor_contact', 'booking_contact'])
      .distinct()
      .where('patient_id', '=', helmi);
    expect(await contacts.execute()).toEqual([{ visitor_contact: null, booking_contact: null }]);
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
