import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo, enable } from '#areas/person/sms-login/server/test-sms-login.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from './test-guardians.ts';

let test: TestDatabase;
let portal: TestPortal;
let sofia: string;
let now = TEST_NOW;
const register = demoRegister();
const { families } = demoRegister();
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { clock: () => now, register });
  sofia = await recordOf(test, 'sofia');
  await enable(test, sofia);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  Object.assign(register, { families, isDown: false });
  await test.owner.deleteFrom('attempts').execute();
});

const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/session')).body;

/** Sofia, whose session has ended while she acted for Elsa, and who has typed the code that she was sent. */
async function cameBack(meanwhile: () => void): Promise<Visitor> {
  const visitor = await guardianOf(portal, 'sofia', 'elsa');
  now = new Date(now.getTime() + 30 * 60_000);
  expect(await sessionOf(visitor)).toMatchObject({ person: null, actingFor: null });
  expect((await visitor.get('/api/session-timed-out')).body.nextAction).toBe('request-mfa-sms');
  visitor.renew();
  expect((await visitor.send('POST', '/api/request-mfa-sms')).body.type).toBe('code-sent');
  meanwhile();
  const pin = await codeSentTo(test, sofia);
  expect((await visitor.send('POST', '/api/pin', { body: { pin } })).body.type).toBe('mfa-ok');
  visitor.renew();
  return visitor;
}

describe('a guardian who comes back by a code to a session in a child’s matters', () => {
  it('goes on with them, once the register has agreed again', async () => {
    let asked = 0;
    const visitor = await cameBack(() => {
      asked = register.asked();
    });
    expect(await sessionOf(visitor)).toMatchObject({
      isSessionValid: true,
      person: { firstNames: demoPerson('sofia').firstNames },
      actingFor: { firstNames: 'Elsa Sofia' },
      guardianship: null,
    });
    expect(register.asked()).toBe(asked + 1);
    expect((await visitor.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Elsa Sofia' });
  });

  it('is back in her own matters, and informed, when the guardianship has ended meanwhile', async () => {
    const visitor = await cameBack(() => {
      register.families = {};
    });
    expect(await sessionOf(visitor)).toMatchObject({
      isSessionValid: true,
      actingFor: null,
      guardianship: 'ended',
    });
    expect((await visitor.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Sofia Elisabet' });
  });

  it('waits, with nobody’s record opened, while the register does not answer', async () => {
    const visitor = await cameBack(() => {
      register.isDown = true;
    });
    expect(await sessionOf(visitor)).toMatchObject({ isSessionValid: false, guardianship: 'unavailable' });
    expect((await visitor.get('/api/user')).status).toBe(503);
    register.isDown = false;
    expect((await visitor.get('/api/user')).body.patient).toMatchObject({ firstNames: 'Elsa Sofia' });
  });
});
