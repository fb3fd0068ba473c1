import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from './database/test-database.ts';
import { forgetAllowances, forgetExpired, forgetSentMessages } from './forget-expired.ts';

describe('forgetting what has expired', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ seeded: true });
    await sql`delete from sessions`.execute(test.owner);
  });
  afterAll(() => test.drop());

  /** A code and the proof that it is for. */
  async function addSmsLogin(name: string, expires_at: Date): Promise<void> {
    const patient_id = randomUUID();
    const person = { identity_code: 'a code', first_names: 'Testi', last_name: 'Henkilö' };
    await test.owner
      .insertInto('patients')
      .values(sealPatient(test.vault, { id: patient_id, ...person }))
      .execute();
    await test.owner
      .insertInto('sms_codes')
      .values({
        patient_id,
        opens: Buffer.from(name),
        id: randomUUID(),
        phone: 'sealed',
        brand: 'kaari',
        language: 'fi',
        expires_at,
      })
      .execute();
    await test.owner
      .insertInto('expired_sessions')
      .values({
        patient_id,
        proof_hash: Buffer.from(name),
        created_at: TEST_NOW,
        identified_at: TEST_NOW,
        expires_at,
      })
      .execute();
  }

  /** A link to an appointment that begins (a link that disowns) or has ended (one that shows) so many minutes from now. */
  async function addLink(name: string, purpose: 'view' | 'disown', minutes: number): Promise<void> {
    const appointment = await test.owner
      .selectFrom('appointments')
      .selectAll()
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { practitioner_id, clinic_id, kind_id, patient_id } = appointment;
    const at = minutesAgo(-minutes);
    const lasts = 10 * 60_000;
    const { id } = await test.owner
      .insertInto('appointments')
      .values({
        practitioner_id,
        clinic_id,
        kind_id,
        patient_id,
        slot_id: 1_000_000 + minutes,
        starts_at: purpose === 'disown' ? at : new Date(at.getTime() - lasts),
        ends_at: purpose === 'disown' ? new Date(at.getTime() + lasts) : at,
        brand: 'kaari',
        cancelled_at: TEST_NOW,
        cancelled_by: 'patient',
        visitor_contact: `sealed ${name}`,
        booking_contact: `sealed ${name}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.owner
      .insertInto('appointment_links')
      .values({ link_hash: Buffer.from(name), patient_id, practitioner_id, appointment_id: id, purpose })
      .execute();
  }

  const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60 * 1000);

  it('deletes what nobody can use any more, and nothing else', async () => {
    const session = (name: string, active: Date) => ({
      id_hash: Buffer.from(name),
      draft_seed: Buffer.from('seed'),
      created_at: active,
      active_at: active,
    });
    await test.owner
      .insertInto('sessions')
      .values([session('yesterday', minutesAgo(24 * 60 + 1)), session('today', minutesAgo(24 * 60 - 1))])
      .execute();
    await test.owner
      .insertInto('sign_ins')
      .values([
        { state_hash: Buffer.from('left'), content: '', created_at: minutesAgo(61) },
        { state_hash: Buffer.from('under way'), content: '', created_at: minutesAgo(59) },
      ])
      .execute();

    await test.owner
      .insertInto('attempts')
      .values([
        { subject: Buffer.from('yesterday'), window_start: minutesAgo(24 * 60 + 1), count: 1 },
        { subject: Buffer.from('today'), window_start: minutesAgo(24 * 60 - 1), count: 1 },
      ])
      .execute();
    await addSmsLogin('expired', minutesAgo(61));
    await addSmsLogin('usable', minutesAgo(-5));

    await addLink('a month ago', 'view', -30 * 24 * 60);
    await addLink('this month', 'view', -29 * 24 * 60);
    await addLink('begun', 'disown', 0);
    await addLink('ahead', 'disown', 1);

    await test.inScope({}, (tx) => forgetExpired(tx, TEST_NOW));

    const sessions = await test.owner.selectFrom('sessions').select('id_hash').execute();
    expect(sessions.map(({ id_hash }) => id_hash.toString())).toEqual(['today']);
    const signIns = await test.owner.selectFrom('sign_ins').select('state_hash').execute();
    expect(signIns.map(({ state_hash }) => state_hash.toString())).toEqual(['under way']);
    const attempts = await test.owner.selectFrom('attempts').select('subject').execute();
    expect(attempts.map(({ subject }) => subject.toString())).toEqual(['today']);
    const codes = await test.owner.selectFrom('sms_codes').select('opens').execute();
    expect(codes.map(({ opens }) => opens.toString())).toEqual(['usable']);
    const expired = await test.owner.selectFrom('expired_sessions').select('proof_hash').execute();
    expect(expired.map(({ proof_hash }) => proof_hash.toString())).toEqual(['usable']);
    const links = await test.owner.selectFrom('appointment_links').select('link_hash').execute();
    expect(links.map(({ link_hash }) => link_hash.toString()).toSorted()).toEqual(['ahead', 'this month']);
    const visited = await test.owner
      .selectFrom('appointments')
      .select(['visitor_contact', 'booking_contact'])
      .where(({ eb, or }) =>
        or([eb('visitor_contact', 'is not', null), eb('booking_contact', 'is not', null)]),
      )
      .execute();
    expect(visited).toEqual([{ visitor_contact: 'sealed ahead', booking_contact: 'sealed ahead' }]);
  });

  it('deletes grants of apps that are over, and what cannot be used of the others', async () => {
    const { id: patient_id } = await test.owner
      .selectFrom('patients')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const grant = async (expires_at: Date) => {
      const values = {
        patient_id,
        client_id: 'app',
        brand: 'kaari',
        scope: 'patient/*.rs',
        expires_at,
      } as const;
      const made = await test.owner
        .insertInto('app_grants')
        .values({ ...values, created_at: minutesAgo(1000) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return made.id;
    };
    const secret = (name: string, grant_id: number, expires_at: Date, used_at: Date | null = null) => {
      const kind = name.split(' ')[0] as 'code' | 'access' | 'refresh';
      const asked = kind === 'code' ? { challenge: 'challenge', redirect_uri: 'https://app.example' } : {};
      return { secret_hash: Buffer.from(name), patient_id, grant_id, kind, expires_at, used_at, ...asked };
    };
    const [over, stays] = [await grant(minutesAgo(61)), await grant(minutesAgo(-1000))];
    await test.owner
      .insertInto('app_secrets')
      .values([
        secret('refresh of the one that is over', over, minutesAgo(61)),
        secret('code that was used', stays, minutesAgo(61), minutesAgo(62)),
        secret('code of this hour', stays, minutesAgo(59)),
        secret('access that is over', stays, minutesAgo(61)),
        secret('access that holds', stays, minutesAgo(-1)),
        secret('refresh that was used and tells of a thief', stays, minutesAgo(-1000), minutesAgo(61)),
      ])
      .execute();
    await test.inScope({}, (tx) => forgetExpired(tx, TEST_NOW));
    const grants = await test.owner.selectFrom('app_grants').select('id').execute();
    expect(grants).toEqual([{ id: stays }]);
    const secrets = await test.owner.selectFrom('app_secrets').select('secret_hash').execute();
    expect(secrets.map(({ secret_hash }) => secret_hash.toString()).toSorted()).toEqual([
      'access that holds',
      'code of this hour',
      'refresh that was used and tells of a thief',
    ]);
  });

  it('deletes what was asked for in minutes that are over', async () => {
    const asked = { used: 1, granted: 1 };
    await test.owner
      .insertInto('allowances')
      .values([
        { subject: Buffer.from('over'), ends_at: minutesAgo(2), ...asked },
        { subject: Buffer.from('running'), ends_at: minutesAgo(-1), ...asked },
      ])
      .execute();
    await test.inScope({}, (tx) => forgetAllowances(tx, TEST_NOW));
    const left = await test.owner.selectFrom('allowances').select('subject').execute();
    expect(left.map(({ subject }) => subject.toString())).toEqual(['running']);
  });

  it('deletes messages that were sent long ago, or written long ago and never sent', async () => {
    const patientId = randomUUID();
    await test.owner
      .insertInto('patients')
      .values(sealPatient(test.vault, { id: patientId, identity_code: '', first_names: '', last_name: '' }))
      .execute();
    const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);
    const message = (template: string, sentAt: Date | null, createdAt = daysAgo(400)) => ({
      patient_id: patientId,
      id: randomUUID(),
      channel: 'email' as const,
      template,
      brand: 'kaari' as const,
      language: 'fi' as const,
      recipient: test.vault.seal('messages.recipient', 'somebody@example.com'),
      content: test.vault.seal('messages.content', '{}'),
      created_at: createdAt,
      sent_at: sentAt,
    });
    await test.owner
      .insertInto('messages')
      .values([
        message('old', daysAgo(91)),
        message('recent', daysAgo(89)),
        message('never sent', null, daysAgo(91)),
        message('waiting', null, daysAgo(89)),
      ])
      .execute();
    await test.inScope({}, (tx) => forgetSentMessages(tx, TEST_NOW, 90));
    const left = await test.owner.selectFrom('messages').select('template').orderBy('template').execute();
    expect(left.map(({ template }) => template)).toEqual(['recent', 'waiting']);
  });
});
