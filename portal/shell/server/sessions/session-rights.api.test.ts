import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionState } from '#contract/session/session.ts';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** The session of one of the demo people. */
async function sessionOf(key: string): Promise<SessionState> {
  const person = demoPeople(TEST_NOW).find((each) => each.key === key);
  if (!person) throw new Error(`Nobody is called ${key}`);
  const visitor = portal.visitor();
  await visitor.signIn(person);
  return (await visitor.get('/api/session')).body;
}

describe('a session has the rights of its patient', () => {
  it('whose employer lets them book and write', async () => {
    const { features, healthCareType } = await sessionOf('eero');
    expect(healthCareType).toBe('occupational');
    expect(features).toEqual(
      expect.arrayContaining(['ohc-appointment-search', 'customer-messaging-allowed']),
    );
    expect(features).not.toContain('kela65');
    expect(features).not.toContain('is-finnair-sickness-fund-member');
  });

  it('whose employer lets them do neither, and has a sickness fund', async () => {
    const { features, healthCareType } = await sessionOf('janne');
    expect(healthCareType).toBe('occupational');
    expect(features).toContain('is-finnair-sickness-fund-member');
    expect(features).not.toContain('ohc-appointment-search');
    expect(features).not.toContain('customer-messaging-allowed');
    expect(features).not.toContain('private-doctor-chat-allowed');
  });

  it('who is a private customer, and may write to private doctors', async () => {
    const { features, healthCareType } = await sessionOf('aino');
    expect(healthCareType).toBe('private');
    expect(features).toContain('private-doctor-chat-allowed');
  });

  it('who is old enough for Kela65, and who is employed by nobody', async () => {
    const { features, healthCareType } = await sessionOf('helmi');
    expect(healthCareType).toBe('kela65');
    expect(features).toContain('kela65');
    expect(features).not.toContain('ohc-appointment-search');
  });

  it('and no others once the agreement is over', async () => {
    await sql`update care_agreements set valid_to = '2026-03-22' where employer_id = 'tehdas'`.execute(
      test.owner,
    );
    const { features, healthCareType } = await sessionOf('paivi');
    expect(healthCareType).toBe('private');
    expect(features).not.toContain('ohc-appointment-search');
  });

  it('and of nobody while a visitor is unknown: every way to book that the brand has', async () => {
    const { features, healthCareType } = (await portal.visitor().get('/api/session')).body as SessionState;
    expect(healthCareType).toBeNull();
    expect(features).toContain('kela65');
    expect(features).not.toContain('ohc-appointment-search');
  });
});
