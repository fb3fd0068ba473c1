import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { demoRegister, guardianOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { endpoints, type PushDevice } from '../../contract.ts';
import { MOST_DEVICES } from '../../rules.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };
const DEVICES = '/api/push-devices';

/** What a browser hands out. */
function subscription(host = 'https://fcm.googleapis.com/fcm/send') {
  const pair = createECDH('prime256v1');
  return {
    endpoint: `${host}/${randomBytes(24).toString('base64url')}`,
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

describe('devices that show notices', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  let now = TEST_NOW;
  const lines: string[] = [];
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    portal = await startTestPortal(db, {
      clock: () => now,
      register: demoRegister(),
      logTo: { write: (line) => lines.push(line) },
      config: { logLevel: 'info' },
    });
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  // Each test is another minute's: what one caller may ask for is counted.
  let from = '';
  let tests = 0;
  beforeEach(async () => {
    await db.owner.deleteFrom('push_devices').execute();
    from = `127.0.2.${++tests}`;
    now = new Date(now.getTime() + 61_000);
  });

  const signedIn = async (person = AINO) => {
    const visitor = portal.visitor();
    await visitor.signIn(person);
    return visitor;
  };
  const add = (visitor: Visitor, given: object = subscription()) =>
    visitor.send('POST', DEVICES, { body: given });
  const listed = async (visitor: Visitor): Promise<PushDevice[]> => (await visitor.get(DEVICES)).body.devices;
  const anonymous = (path: string, body: object) =>
    portal.visitor().send('POST', `/api/anon/push-devices/${path}`, { body, from });
  const noted = async () =>
    (
      await db.owner
        .selectFrom('access_log')
        .selectAll()
        .where('record_kind', '=', 'record-notices')
        .execute()
    ).length;

  it('are chosen, listed and removed by their patient, and noted', async () => {
    const aino = await signedIn();
    const { key } = (await aino.get(DEVICES)).body;
    expect(key).toMatch(/^[\w-]{87}$/);
    const before = await noted();
    const added = await add(aino);
    expect(added.body).toMatchObject({
      type: 'success',
      device: { browser: 'other', device: 'other', brandName: 'Kaari', addedAt: now.toISOString() },
    });
    expect(await listed(aino)).toEqual([added.body.device]);
    const { id } = added.body.device;
    for (const _ of [1, 2])
      expect((await aino.send('DELETE', `${DEVICES}/${id}`)).body).toEqual({ type: 'success' });
    expect(await listed(aino)).toEqual([]);
    // Chosen, twice listed, once removed.
    expect((await noted()) - before).toBe(4);
  });

  it('are kept sealed, and named in no log', async () => {
    const given = subscription();
    await add(await signedIn(), given);
    const { rows } = await sql<{ row: string }>`select push_devices::text as row from push_devices`.execute(
      db.owner,
    );
    for (const secret of [given.endpoint, given.auth, given.p256dh]) {
      expect(rows[0]?.row).not.toContain(secret);
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  it('are one’s own: another patient neither sees nor removes them', async () => {
    const { id } = (await add(await signedIn())).body.device;
    const eero = await signedIn(EERO);
    expect(await listed(eero)).toEqual([]);
    expect((await eero.send('DELETE', `${DEVICES}/${id}`)).body).toEqual({ type: 'success' });
    expect(await listed(await signedIn())).toHaveLength(1);
  });

  it('show the notices of who has chosen them last, and of nobody else', async () => {
    const shared = subscription();
    const [aino, eero] = [await signedIn(), await signedIn(EERO)];
    await add(aino, shared);
    await add(eero, shared);
    expect(await listed(aino)).toEqual([]);
    expect(await listed(eero)).toHaveLength(1);
    await add(eero, shared);
    expect(await listed(eero)).toHaveLength(1);
  });

  it('are one person’s at the end though two choose the same one at once', async () => {
    const shared = subscription();
    const answers = await Promise.all([add(await signedIn(), shared), add(await signedIn(EERO), shared)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await sql`select 1 from push_devices`.execute(db.owner);
    expect(rows).toHaveLength(1);
  });

  it('are not chosen by somebody who acts for a child, nor by a stranger', async () => {
    const guardian = await guardianOf(portal, 'sofia', 'elsa');
    expect(await add(guardian)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await guardian.get(DEVICES)).toMatchObject({ status: 403 });
    expect(await add(portal.visitor())).toMatchObject({
      status: 401,
      body: { code: 'authenticationRequired' },
    });
  });

  it.each([
    ['another host', 'https://push.example/a'],
    ['this machine', 'https://127.0.0.1/a'],
    ['the network of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/a'],
    ['a login', 'https://a:b@fcm.googleapis.com/a'],
    ['another spelling of one', 'https://fcm.googleapis.com/a#2'],
  ])('are at a push service that is known, not at %s', async (_what, endpoint) => {
    const refused = {
      status: 422,
      body: { code: 'invalidFields', errors: [{ field: 'endpoint', code: 'notAllowed' }] },
    };
    expect(await add(await signedIn(EERO), { ...subscription(), endpoint })).toMatchObject(refused);
    const renewed = await anonymous('renewal', {
      former: subscription().endpoint,
      ...subscription(),
      endpoint,
    });
    expect(renewed).toMatchObject(refused);
  });

  it('have keys of a browser', async () => {
    const answer = await add(await signedIn(), { ...subscription(), p256dh: 'short', auth: '' });
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['p256dh', 'auth']);
    // As long as a key, and no point of the curve: nothing could be sealed for it.
    const noPoint = { ...subscription(), p256dh: `B${'A'.repeat(86)}` };
    const refused = {
      status: 422,
      body: { code: 'invalidFields', errors: [{ field: 'p256dh', code: 'invalid' }] },
    };
    expect(await add(await signedIn(), noPoint)).toMatchObject(refused);
    expect(await anonymous('renewal', { former: noPoint.endpoint, ...noPoint })).toMatchObject(refused);
  });

  it(`are ${MOST_DEVICES} at most, counted one by one`, async () => {
    await add(await signedIn());
    await sql`insert into push_devices (patient_id, endpoint_hash, subscription, used_from, brand, created_at)
      select patient_id, decode(lpad(to_hex(nth), 8, '0'), 'hex'), subscription, used_from, brand, created_at
      from push_devices, generate_series(3, ${MOST_DEVICES}::integer) as nth`.execute(db.owner);
    const answers = await Promise.all([add(await signedIn()), add(await signedIn())]);
    expect(answers.map(({ body }) => body.type).toSorted()).toEqual(['success', 'tooMany']);
    expect(await listed(await signedIn())).toHaveLength(MOST_DEVICES);
  });

  it('are ended by their endpoint when the session is over, once more too, and not by a guess', async () => {
    const given = subscription();
    const aino = await signedIn();
    await add(aino, given);
    const success = { status: 200, body: { type: 'success' } };
    expect(await anonymous('end', { endpoint: `${given.endpoint}x` })).toMatchObject(success);
    expect(await listed(aino)).toHaveLength(1);
    for (const _ of [1, 2])
      expect(await anonymous('end', { endpoint: given.endpoint })).toMatchObject(success);
    expect(await listed(aino)).toEqual([]);
  });

  it('go on at the new endpoint that their browser has changed to, and stay their patient’s', async () => {
    const [given, renewed] = [subscription(), subscription()];
    const aino = await signedIn();
    await add(aino, given);
    const renewal = { former: given.endpoint, ...renewed };
    expect((await anonymous('renewal', renewal)).body).toEqual({ type: 'success' });
    expect((await anonymous('renewal', renewal)).body).toEqual({ type: 'unknown' });
    expect(await listed(aino)).toHaveLength(1);
    // One that somebody else has chosen is nobody's to take.
    const ofEero = subscription();
    await add(await signedIn(EERO), ofEero);
    const taking = { former: renewed.endpoint, ...ofEero };
    expect((await anonymous('renewal', taking)).body).toEqual({ type: 'unknown' });
  });

  it('are forgotten with the account', async () => {
    await add(await signedIn());
    await db.owner.updateTable('patients').set({ account_closed_at: now }).execute();
    const { rows } = await sql`select 1 from push_devices`.execute(db.owner);
    expect(rows).toEqual([]);
    await db.owner.updateTable('patients').set({ account_closed_at: null }).execute();
  });

  it.each([
    ['a patient', 'POST /api/push-devices', async () => add(await signedIn(KERTTU))],
    [
      'a stranger who ends',
      'POST /api/anon/push-devices/end',
      () => anonymous('end', { endpoint: subscription().endpoint }),
    ],
    [
      'a stranger who renews',
      'POST /api/anon/push-devices/renewal',
      () => anonymous('renewal', { former: subscription().endpoint, ...subscription() }),
    ],
  ] as const)('are not asked for in a flood by %s', async (_who, key, ask) => {
    let status = 200;
    for (let nth = 0; nth <= (endpoints[key].rateLimit ?? 0); nth++) ({ status } = await ask());
    expect(status).toBe(429);
  });

  it('are not half chosen where the database refuses', async () => {
    const aino = await signedIn();
    const answer = await whileRefused(db, 'insert', 'push_devices', () => add(aino));
    expect(answer.status).toBe(500);
    expect(await listed(aino)).toEqual([]);
  });

  it('cannot be chosen where the portal has no key to send with', async () => {
    const without = await startTestPortal(db, {
      clock: () => now,
      config: { push: { privateKeys: [], services: ['fcm.googleapis.com'] } },
    });
    const aino = without.visitor();
    await aino.signIn(AINO);
    expect((await aino.get(DEVICES)).body).toEqual({ devices: [], key: null });
    expect((await add(aino)).body).toEqual({ type: 'notOffered' });
    await without.close();
  });
});
