import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const MATTI = { firstNames: 'Matti Juhani', lastName: 'Nieminen', identityCode: '211298-9217' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const MINUTE = 60_000;

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { clock: () => now });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  await test.owner.deleteFrom('sessions').execute();
});

async function signedIn(person = AINO, userAgent = PHONE, brand = 'kaari'): Promise<Visitor> {
  const visitor = portal.visitor(`${brand}.localhost:${portal.port}`);
  await visitor.signIn(person, userAgent);
  return visitor;
}
const list = async (visitor: Visitor) => (await visitor.get('/api/sessions')).body.sessions;
const isIn = async (visitor: Visitor) => (await visitor.get('/api/session')).body.person !== null;
const otherOf = async (visitor: Visitor) =>
  (await list(visitor)).find(({ isThis }: { isThis: boolean }) => !isThis).id as string;

describe('GET /api/sessions', () => {
  it('shows a person each of their sessions in every brand, as roughly as the browsers report them', async () => {
    const phone = await signedIn(AINO, PHONE, 'pikkujatti');
    await phone.send('PUT', '/api/session/time-zone', { body: { timeZone: 'Europe/Stockholm' } });
    pass(10);
    const here = await signedIn(AINO, MAC);
    await signedIn(EERO);
    expect(await list(here)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        isThis: true,
        brandName: 'Kaari',
        browser: 'safari',
        device: 'mac',
        country: null,
        signedInAt: '2026-03-23T07:10:00.000Z',
        lastUsedAt: '2026-03-23T07:10:00.000Z',
        actsForChild: false,
      },
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        isThis: false,
        brandName: 'Pikkujätti',
        browser: 'chrome',
        device: 'android-phone',
        country: 'SE',
        signedInAt: '2026-03-23T07:00:00.000Z',
        lastUsedAt: '2026-03-23T07:00:00.000Z',
        actsForChild: false,
      },
    ]);
    const rows = await test.owner.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Safari|safari|Android|android|Stockholm|127\.0\.0/);
    for (const { id } of await list(here)) {
      expect(JSON.stringify(rows.map((row) => row.id_hash.toString('base64url')))).not.toContain(id);
    }
  });

  it('shows unregistered people theirs, and leaves out what has ended by itself', async () => {
    await signedIn(MATTI, MAC);
    pass(30);
    const here = await signedIn(MATTI);
    expect(await list(here)).toHaveLength(1);
  });

  it('shows the same, and says for whom, while the person acts for a child', async () => {
    const here = await signedIn();
    const child = await test.owner
      .selectFrom('patients')
      .innerJoin('identities', 'identities.patient_id', 'patients.id')
      .select('patients.id')
      .where('identity_hash', '=', test.vault.hash('identity', EERO.identityCode))
      .executeTakeFirstOrThrow();
    await signedIn(EERO);
    await test.owner
      .updateTable('sessions')
      .set({ acting_for: child.id, guardianship_verified_at: now })
      .where('person_hash', '=', test.vault.hash('identity', AINO.identityCode))
      .execute();
    // Neither those of whom they act for, nor fewer of their own.
    expect(await list(here)).toMatchObject([{ isThis: true, actsForChild: true }]);
    const headers = { 'x-acting-for': 'somebody else' };
    expect(await here.get('/api/sessions', { headers })).toMatchObject({ status: 200 });
  });

  it('needs somebody who is signed in, and is for nobody else in another tab', async () => {
    expect(await portal.visitor().get('/api/sessions')).toMatchObject({ status: 401 });
    const headers = { 'x-opened-by': 'somebody else' };
    const answer = await (await signedIn()).get('/api/sessions', { headers });
    expect(answer).toMatchObject({ status: 409, body: { code: 'scopeChanged' } });
  });
});

describe('PUT /api/session/time-zone', () => {
  const tell = (visitor: Visitor, timeZone: string, headers: Record<string, string> = {}) =>
    visitor.send('PUT', '/api/session/time-zone', { body: { timeZone }, headers });

  it('keeps the country, and nothing of what is no country’s', async () => {
    const here = await signedIn();
    for (const timeZone of ['UTC', 'Europe/Nowhere', '']) {
      expect(await tell(here, timeZone)).toMatchObject({ status: 200, body: { type: 'success' } });
      expect((await list(here))[0].country).toBeNull();
    }
    await tell(here, 'Europe/Helsinki');
    expect((await list(here))[0].country).toBe('FI');
  });

  it('keeps nothing of visitors who are not signed in, of a page of somebody else’s and of a forgery', async () => {
    const here = await signedIn();
    expect(await tell(portal.visitor(), 'Europe/Helsinki')).toMatchObject({ status: 401 });
    expect(await test.owner.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await tell(here, 'Europe/Helsinki', { 'x-opened-by': 'x' })).toMatchObject({ status: 409 });
    expect(await tell(here, 'Europe/Helsinki', { 'x-csrf-token': 'x' })).toMatchObject({ status: 403 });
    expect(await tell(here, 'x'.repeat(61))).toMatchObject({ status: 422 });
    expect((await list(here))[0].country).toBeNull();
  });
});

describe('DELETE /api/sessions/{id}', () => {
  it('ends that one and no other, and its browser hears at its next request', async () => {
    const [here, phone, third] = [await signedIn(), await signedIn(), await signedIn()];
    pass(5);
    await isIn(phone);
    const answer = await here.send('DELETE', `/api/sessions/${await otherOf(here)}`);
    expect(answer).toMatchObject({ status: 200, body: { type: 'success' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([await isIn(here), await isIn(phone), await isIn(third)]).toEqual([true, false, true]);
  });

  it('logs out this browser alone when it is its own', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    const [{ id }] = await list(here);
    const answer = await here.send('DELETE', `/api/sessions/${id}`);
    expect(answer.headers['set-cookie']?.join()).toMatch(/session=; Max-Age=0;.*expired-session=; Max-Age=0/);
    expect([await isIn(here), await isIn(phone)]).toEqual([false, true]);
  });

  it('finds nobody else’s, nor by what its row or its cookie says, nor twice', async () => {
    const [here, other, phone] = [await signedIn(), await signedIn(EERO), await signedIn()];
    const own = await otherOf(here);
    const rows = await test.owner.selectFrom('sessions').select('id_hash').execute();
    const [{ id }] = await list(other);
    const ids = [id, 'x'.repeat(43), ...rows.map((row) => row.id_hash.toString('base64url'))];
    for (const tried of ids) {
      const answer = await here.send('DELETE', `/api/sessions/${tried}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
    expect([await isIn(other), await isIn(phone)]).toEqual([true, true]);
    await here.send('DELETE', `/api/sessions/${own}`);
    expect(await here.send('DELETE', `/api/sessions/${own}`)).toMatchObject({ status: 404 });
  });

  it('refuses who is not signed in, a page of somebody else’s, a forgery and what is no id', async () => {
    const here = await signedIn();
    const [{ id }] = await list(here);
    const path = `/api/sessions/${id}`;
    expect(await portal.visitor().send('DELETE', path)).toMatchObject({ status: 401 });
    const opened = { 'x-opened-by': 'somebody else' };
    expect(await here.send('DELETE', path, { headers: opened })).toMatchObject({ status: 409 });
    const forged = { 'x-csrf-token': 'forged' };
    expect(await here.send('DELETE', path, { headers: forged })).toMatchObject({ status: 403 });
    expect(await here.send('DELETE', `/api/sessions/${'x'.repeat(101)}`)).toMatchObject({ status: 400 });
    expect(await isIn(here)).toBe(true);
  });
});

describe('DELETE /api/sessions', () => {
  it('ends all of the person’s but the one that asks, registered or not', async () => {
    for (const person of [AINO, MATTI]) {
      const [here, phone, tablet] = [await signedIn(person), await signedIn(person), await signedIn(person)];
      const other = await signedIn(EERO);
      const answer = await here.send('DELETE', '/api/sessions');
      expect(answer).toMatchObject({ status: 200, body: { type: 'success' } });
      expect([await isIn(here), await isIn(phone), await isIn(tablet)]).toEqual([true, false, false]);
      expect(await isIn(other)).toBe(true);
      expect(await list(here)).toHaveLength(1);
    }
  });

  it('ends the ways back to those that have timed out', async () => {
    const { id } = await test.owner
      .selectFrom('patients')
      .innerJoin('identities', 'identities.patient_id', 'patients.id')
      .select('patients.id')
      .where('identity_hash', '=', test.vault.hash('identity', AINO.identityCode))
      .executeTakeFirstOrThrow();
    const phone = test.vault.seal('sms_logins.phone', '+358401234501');
    await test.owner.insertInto('sms_logins').values({ patient_id: id, phone }).execute();
    const old = await signedIn();
    pass(30);
    const nextAction = async () => (await old.get('/api/session-timed-out')).body.nextAction;
    expect(await nextAction()).toBe('request-mfa-sms');
    await (await signedIn()).send('DELETE', '/api/sessions');
    expect(await nextAction()).toBe('login-with-tupas');
    await test.owner.deleteFrom('sms_logins').execute();
  });

  it('refuses who is not signed in, a page of somebody else’s and a forgery', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    expect(await portal.visitor().send('DELETE', '/api/sessions')).toMatchObject({ status: 401 });
    for (const [headers, status] of [
      [{ 'x-opened-by': 'somebody else' }, 409],
      [{ 'x-csrf-token': 'forged' }, 403],
    ] as const) {
      expect(await here.send('DELETE', '/api/sessions', { headers })).toMatchObject({ status });
    }
    expect(await isIn(phone)).toBe(true);
  });
});
