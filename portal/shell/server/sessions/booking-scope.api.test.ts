import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const BOOKING = '/fi/ajanvaraus?scope=inAppBooking';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { frontEnd: testFrontEnd() });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const rows = () => test.owner.selectFrom('sessions').select('id_hash').execute();

it('a booking that is opened inside the app stays so for the visit, and nothing is kept for it', async () => {
  const before = await rows();
  const visitor = portal.visitor();
  const scope = async () => (await visitor.get('/api/session')).body.sessionScope;
  expect(await scope()).toBe('other');
  for (let nth = 0; nth < 5; nth++) {
    await portal.visitor().get(BOOKING);
    await visitor.get(BOOKING);
  }
  expect(await scope()).toBe('inAppBooking');
  await visitor.get('/fi/lediga-tider');
  expect(await scope()).toBe('inAppBooking');
  expect(await rows()).toEqual(before);

  await visitor.send('PUT', '/api/session', { body: { analyticsConsent: false } });
  expect((await visitor.get('/api/session')).body).toMatchObject({
    sessionScope: 'inAppBooking',
    analyticsConsent: false,
  });
  await visitor.signIn(AINO);
  expect((await visitor.get('/api/session')).body).toMatchObject({
    sessionScope: 'inAppBooking',
    isSessionValid: true,
  });
  expect((await portal.visitor().get('/api/session')).body.sessionScope).toBe('other');
});

it('is there on the way to the login, too, from a page that asks for one', async () => {
  const visitor = portal.visitor();
  const { status } = await visitor.get('/fi/vapaat-ajat/1?scope=inAppBooking');
  expect(status).toBe(303);
  expect((await visitor.get('/api/session')).body.sessionScope).toBe('inAppBooking');
});

it('ends with the session', async () => {
  const visitor = portal.visitor();
  await visitor.get(BOOKING);
  await visitor.signIn(AINO);
  await visitor.send('POST', '/api/logout');
  expect((await visitor.get('/api/session')).body.sessionScope).toBe('other');
});

it.each([
  ['https://kaari.test', /^__Host-scope=inAppBooking; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ['http://kaari.test', /^scope=inAppBooking; Path=\/; HttpOnly; SameSite=Lax$/],
])('is a cookie of %s alone', async (origin, expected) => {
  const own = await startTestPortal(test, {
    frontEnd: testFrontEnd(),
    config: { origins: { kaari: origin } },
  });
  try {
    const { headers } = await own.visitor('kaari.test').get(BOOKING);
    expect(headers['set-cookie']?.filter((line) => expected.test(line))).toHaveLength(1);
  } finally {
    await own.close();
  }
});
