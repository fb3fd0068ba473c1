import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { secretsOf, type TestAnswer, type Visitor } from '../test-visitor.ts';
import { unmasked } from './masks.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

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

async function signedIn(): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(AINO);
  return visitor;
}
const lineOf = ({ headers }: TestAnswer, name: string) =>
  headers['set-cookie']?.find((line) => line.startsWith(`${name}=`)) ?? '';
const isIn = async (visitor: Visitor) => (await visitor.get('/api/session')).body.person !== null;

describe('a cookie that the portal has not issued', () => {
  it.each([
    ['chosen by the client', 'A'.repeat(43)],
    ['of the right shape', `v.${'A'.repeat(43)}.${'B'.repeat(43)}`],
  ])('is replaced, and what is done with it is kept under another: %s', async (_, chosen) => {
    const cookie = `session=${chosen}`;
    const answer = await portal.visitor().get('/api/session', { headers: { cookie } });
    const issued = lineOf(answer, 'session').split(';')[0];
    expect(issued).toMatch(/^session=[\w.-]{80,}$/);
    expect(issued).not.toContain(chosen);
    const again = await portal.visitor().get('/api/session', { headers: { cookie } });
    expect(unmasked(again.body.csrfToken)).not.toBe(unmasked(answer.body.csrfToken));
  });

  it('is replaced when somebody has changed a character of one', async () => {
    const visitor = portal.visitor();
    const issued = lineOf(await visitor.get('/api/session'), 'session').split(';')[0] ?? '';
    for (const at of ['session='.length, 20, issued.length - 20]) {
      const cookie = issued.slice(0, at) + (issued[at] === 'x' ? 'y' : 'x') + issued.slice(at + 1);
      expect(lineOf(await portal.visitor().get('/api/session', { headers: { cookie } }), 'session')).not.toBe(
        '',
      );
    }
  });

  it('is no visitor’s: theirs is kept without a row, with its token and its key', async () => {
    const visitor = portal.visitor();
    const first = await secretsOf(visitor);
    expect(lineOf(await visitor.get('/api/session'), 'session')).toBe('');
    expect(await secretsOf(visitor)).toEqual(first);
  });
});

describe('what is kept for everybody', () => {
  it('brings nobody a cookie: whatever keeps a bank’s logo would give the same one to all', async () => {
    const { body } = await portal.visitor().get('/api/identification-methods?lang=fi');
    for (const { logo } of body.methods) {
      const answer = await portal.visitor().get(logo);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'cache-control': expect.stringContaining('public') },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('a cookie of one brand', () => {
  it('opens nothing in another, no matter whose it is', async () => {
    const visitor = await signedIn();
    const answer = await visitor.get('/api/session', { headers: { host: 'pikkujatti.localhost' } });
    expect(answer.body).toMatchObject({ person: null, isSessionValid: false });
    expect(lineOf(answer, 'session')).not.toBe('');
  });

  it('is no way back in another', async () => {
    const { id } = await test.owner
      .selectFrom('patients')
      .innerJoin('identities', 'identities.patient_id', 'patients.id')
      .select('patients.id')
      .where('identity_hash', '=', test.vault.hash('identity', AINO.identityCode))
      .executeTakeFirstOrThrow();
    const phone = test.vault.seal('sms_logins.phone', '+358401234501');
    await test.owner.insertInto('sms_logins').values({ patient_id: id, phone }).execute();
    const visitor = await signedIn();
    pass(30 * MINUTE);
    const proof = lineOf(await visitor.get('/api/session'), 'expired-session').split(';')[0] ?? '';
    const nextAction = async (host: string) => {
      const headers = { cookie: proof, host };
      return (await portal.visitor().get('/api/session-timed-out', { headers })).body.nextAction;
    };
    expect(await nextAction('pikkujatti.localhost')).toBe('login-with-tupas');
    expect(await nextAction('kaari.localhost')).toBe('request-mfa-sms');
    pass(-2 * HOUR);
    // Nor does it last longer by a clock that is set back.
    expect(await nextAction('kaari.localhost')).toBe('login-with-tupas');
    await test.owner.deleteFrom('sms_logins').execute();
  });
});

describe('the cookie of a session that ends', () => {
  const gone = /^session=; Max-Age=0; Path=\/;/;

  it('is taken away by logging out', async () => {
    const visitor = await signedIn();
    expect(lineOf(await visitor.send('POST', '/api/logout'), 'session')).toMatch(gone);
  });

  it('is taken away by the form by which one logs out where no script runs', async () => {
    const visitor = await signedIn();
    const body = `lang=fi&csrfToken=${await visitor.csrfToken()}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(lineOf(await visitor.send('POST', '/logout', { body, headers }), 'session')).toMatch(gone);
  });

  it.each([
    ['idleness', 30 * MINUTE],
    ['its longest time', 12 * HOUR],
  ])('is replaced by a visitor’s after %s', async (_, milliseconds) => {
    const visitor = await signedIn();
    pass(milliseconds);
    expect(lineOf(await visitor.get('/api/session'), 'session')).toMatch(/^session=v\./);
  });

  it('is replaced by a visitor’s when somebody has ended it elsewhere', async () => {
    const [here, phone] = [await signedIn(), await signedIn()];
    const { csrfToken } = await secretsOf(phone);
    await here.send('POST', '/api/logout');
    const answer = await phone.get('/api/session');
    expect(lineOf(answer, 'session')).toMatch(/^session=v\./);
    expect(unmasked(answer.body.csrfToken)).not.toBe(csrfToken);
  });
});

describe('a clock that is set back', () => {
  it('ends a session instead of making it last longer', async () => {
    const visitor = await signedIn();
    expect(await isIn(visitor)).toBe(true);
    pass(-2 * HOUR);
    expect(await isIn(visitor)).toBe(false);
  });

  it('ends it also where it was begun before the moment that the clock shows now', async () => {
    const visitor = await signedIn();
    for (let passed = 0; passed < 3 * HOUR; passed += 20 * MINUTE) {
      pass(20 * MINUTE);
      await isIn(visitor);
    }
    pass(-2 * HOUR);
    expect(await isIn(visitor)).toBe(false);
  });

  it('is not mistaken for the clock of another machine that is a moment behind', async () => {
    const visitor = await signedIn();
    pass(-5000);
    expect(await isIn(visitor)).toBe(true);
    expect((await visitor.get('/api/session')).headers['session-ends-in']).toBe('1800');
  });
});
