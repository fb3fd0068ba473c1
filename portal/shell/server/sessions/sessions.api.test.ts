import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { secretsOf } from '../test-visitor.ts';
import { recordOf } from './test-guardians.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const MINUTE = 60_000;

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { clock: () => now, frontEnd: testFrontEnd() });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(() => {
  now = TEST_NOW;
});

async function signedIn(person = AINO) {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  const isValid = async (headers = {}) =>
    (await visitor.get('/api/session', { headers })).body.isSessionValid as boolean;
  return { visitor, isValid };
}

describe('a session', () => {
  it('reports to its browser when it ends, and nothing about other people', async () => {
    const { visitor } = await signedIn();
    const { body } = await visitor.get('/api/session');
    expect(body).toMatchObject({
      isSessionValid: true,
      healthCareType: 'private',
      sessionExpires: '2026-03-23T07:30:00.000Z',
      authTokenTimeout: '2026-03-23T19:00:00.000Z',
    });
  });

  it('says with every answer in how many seconds it ends, whose clock is right or not', async () => {
    const { visitor } = await signedIn();
    const left = async (headers = {}) =>
      (await visitor.get('/api/own-appointments?lang=fi', { headers })).headers['session-ends-in'];
    expect(await left()).toBe('1800');
    pass(20);
    expect(await left({ 'x-background': '1' })).toBe('600');
    expect(await left()).toBe('1800');
    for (let passed = 20; passed < 11 * 60 + 50; passed += 10) {
      pass(10);
      await left();
    }
    expect(await left()).toBe('600');
    expect((await portal.visitor().get('/api/session')).headers).not.toHaveProperty('session-ends-in');
  });

  it('ends after 30 minutes without an action', async () => {
    const { isValid } = await signedIn();
    pass(29);
    expect(await isValid({ 'x-background': '1' })).toBe(true);
    pass(1);
    expect(await isValid()).toBe(false);
  });

  it('is kept alive by the patient’s own actions, not by what a page asks for by itself', async () => {
    const { isValid } = await signedIn();
    pass(20);
    expect(await isValid()).toBe(true);
    pass(20);
    expect(await isValid({ 'x-background': '1' })).toBe(true);
    pass(11);
    expect(await isValid()).toBe(false);
  });

  it('ends after 12 hours, whatever the patient does', async () => {
    const { isValid } = await signedIn();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      pass(20);
      expect(await isValid()).toBe(true);
    }
    pass(20);
    expect(await isValid()).toBe(false);
  });

  it('leads the next page to the reason that was', async () => {
    const { visitor, isValid } = await signedIn();
    const next = encodeURIComponent('/fi/ajanvaraukset');
    const leadsTo = async () => (await visitor.get('/fi/ajanvaraukset')).headers.location;
    pass(30);
    expect(await leadsTo()).toBe(`/fi/katkennut-istunto?next=${next}`);

    await visitor.signIn(AINO);
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      pass(20);
      expect(await isValid()).toBe(true);
    }
    pass(20);
    expect(await leadsTo()).toBe(`/fi/katkennut-istunto?next=${next}&reason=longest`);
  });

  it('shows and changes nothing for a page that was opened by somebody else', async () => {
    const { visitor } = await signedIn();
    const { personId } = (await visitor.get('/api/session')).body;
    const headers = { 'x-opened-by': personId };
    const address = '/api/own-appointments?lang=fi';
    expect(await visitor.get(address, { headers })).toMatchObject({ status: 200 });
    await visitor.signIn(AINO);
    expect(await visitor.get(address, { headers })).toMatchObject({ status: 200 });
    await visitor.signIn(EERO);
    const refused = { status: 409, body: { code: 'scopeChanged' } };
    expect(await visitor.get(address, { headers })).toMatchObject(refused);
    expect(await visitor.get('/api/user/register', { headers })).toMatchObject(refused);
    expect(await visitor.send('POST', '/api/logout', { headers })).toMatchObject(refused);
    // Where nobody is signed in any more, that is what the page has to hear.
    expect(await portal.visitor().get(address, { headers })).toMatchObject({ status: 401 });
  });

  it('is in the database under a hash, with its person sealed', async () => {
    await signedIn();
    const rows = await test.owner.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Virtanen|140385/);
  });
});

describe('another identification', () => {
  it('keeps acting for the same child, for the same person only', async () => {
    const childId = await recordOf(test, 'elsa');
    await test.owner.deleteFrom('sessions').execute();
    const { visitor } = await signedIn();
    await test.owner.updateTable('sessions').set({ acting_for: childId }).execute();
    const actingFor = async () =>
      (await test.owner.selectFrom('sessions').select('acting_for').execute()).map((row) => row.acting_for);
    await visitor.signIn(AINO);
    expect(await actingFor()).toEqual([childId]);
    await visitor.signIn(EERO);
    expect(await actingFor()).toEqual([null]);
  });
});

describe('what was typed', () => {
  it('stays readable when its writer signs in', async () => {
    const visitor = portal.visitor();
    const before = (await secretsOf(visitor)).draftKey;
    await visitor.signIn(AINO);
    expect((await secretsOf(visitor)).formerDraftKey).toBe(before);
  });

  it('stays readable to its writer when the session has ended and another begins', async () => {
    const first = await signedIn(AINO);
    const again = await signedIn(AINO);
    const keyOf = async ({ visitor }: typeof first) => (await secretsOf(visitor)).draftKey;
    expect(await keyOf(again)).toBe(await keyOf(first));
  });

  it('is unreadable to somebody else who signs in', async () => {
    const { visitor } = await signedIn(AINO);
    const before = await secretsOf(visitor);
    await visitor.signIn(EERO);
    const { draftKey, formerDraftKey } = await secretsOf(visitor);
    for (const key of [before.draftKey, before.formerDraftKey]) {
      expect([draftKey, formerDraftKey]).not.toContain(key);
    }
  });

  it('as somebody who works here is unreadable to a patient who signs in after them', async () => {
    const visitor = portal.visitor();
    await visitor.signInAsStaff(EERO.identityCode);
    const before = await secretsOf(visitor);
    await visitor.signIn(AINO);
    const { draftKey, formerDraftKey } = await secretsOf(visitor);
    expect([draftKey, formerDraftKey]).not.toContain(before.draftKey);
  });
});
