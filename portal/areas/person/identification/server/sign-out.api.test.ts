import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const MATTI = { firstNames: 'Matti Juhani', lastName: 'Nieminen', identityCode: '211298-9217' };

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { clock: () => now });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(() => {
  now = TEST_NOW;
});

async function signedIn(person = AINO): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  return visitor;
}
const isIn = async (visitor: Visitor) => (await visitor.get('/api/session')).body.person !== null;

describe('POST /api/logout', () => {
  it('ends every session of the person, on every device, and nobody else’s', async () => {
    const [here, phone, other] = [await signedIn(), await signedIn(), await signedIn(EERO)];
    expect(await here.send('POST', '/api/logout')).toMatchObject({ status: 200, body: { type: 'success' } });
    expect([await isIn(here), await isIn(phone), await isIn(other)]).toEqual([false, false, true]);
    expect(await phone.get('/api/own-appointments?lang=fi')).toMatchObject({ status: 401 });
  });

  it('ends the ways back to sessions that have timed out', async () => {
    const { patient_id: id } = await test.owner
      .selectFrom('identities')
      .select('patient_id')
      .where('identity_hash', '=', test.vault.hash('identity', AINO.identityCode))
      .executeTakeFirstOrThrow();
    const phone = test.vault.seal('sms_logins.phone', '+358401234501');
    await test.owner.insertInto('sms_logins').values({ patient_id: id, phone }).execute();
    const old = await signedIn();
    now = new Date(TEST_NOW.getTime() + 30 * 60_000);
    expect((await old.get('/api/session-timed-out')).body.nextAction).toBe('request-mfa-sms');
    const here = await signedIn();
    await here.send('POST', '/api/logout');
    expect((await old.get('/api/session-timed-out')).body.nextAction).toBe('login-with-tupas');
  });

  it('ends every session of an unregistered person, and nobody else’s', async () => {
    const [here, elsewhere, other] = [await signedIn(MATTI), await signedIn(MATTI), await signedIn()];
    await here.send('POST', '/api/logout');
    expect([await isIn(here), await isIn(elsewhere), await isIn(other)]).toEqual([false, false, true]);
  });

  it('ends a session elsewhere in which the person was not registered yet', async () => {
    const elsewhere = await signedIn();
    await test.owner.updateTable('sessions').set({ patient_id: null }).execute();
    expect((await elsewhere.get('/api/session')).body).toMatchObject({ isSessionValid: false });
    await (await signedIn()).send('POST', '/api/logout');
    expect(await isIn(elsewhere)).toBe(false);
  });

  it('is a success without a session, too', async () => {
    expect(await portal.visitor().send('POST', '/api/logout')).toMatchObject({ body: { type: 'success' } });
  });
});

describe('the form by which one logs out where no script runs', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (visitor: Visitor, body: string, headers = {}) =>
    visitor.send('POST', '/logout', { body, headers: { ...FORM, ...headers } });

  it('ends the sessions and says so on the login page, in the language of the form', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    const answer = await post(here, `lang=sv&csrfToken=${await here.csrfToken()}`);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sv/loggain?logOut=done' } });
    expect([await isIn(here), await isIn(phone)]).toEqual([false, false]);
  });

  it.each([
    ['without a token', 'lang=fi', {}],
    ['with another session’s token', 'lang=fi&csrfToken=stale', {}],
    ['with several tokens', 'lang=fi&csrfToken=a&csrfToken=b', {}],
    ['from another site', '', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', '', { origin: 'https://example.com' }],
  ])('asks again %s', async (_, body, headers) => {
    const here = await signedIn();
    const answer = await post(here, body || `lang=fi&csrfToken=${await here.csrfToken()}`, headers);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/fi/kirjaudu?logOut=ask' } });
    expect(await isIn(here)).toBe(true);
  });

  it('takes no more than a form has', async () => {
    const here = await signedIn();
    expect(await post(here, `lang=${'x'.repeat(2000)}`)).toMatchObject({ status: 413 });
    expect(await isIn(here)).toBe(true);
  });
});
