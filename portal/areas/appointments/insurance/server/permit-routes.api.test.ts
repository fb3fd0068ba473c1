import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_APPLICATION_PAGE, testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';

const APPLY = '/api/insurance/lahitapiola-apply-permit';
const RETURN = '/api/insurance/lahitapiola-permit-return';
const PERMITS = '/api/insurance/lahitapiola-direct-compensation-permits/fi';
const PAGE = '/fi/vapaat-ajat/vakuutus/12';

let test: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
const insurers = testInsurers();
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { clock: () => now, register: demoRegister(), insurers });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});
beforeEach(() => {
  now = TEST_NOW;
  insurers.isDown = false;
});

async function signedIn(key: string): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(demoPerson(key));
  return visitor;
}
const apply = (visitor: Visitor, query: object = {}, headers: Record<string, string> = {}) =>
  visitor.get(`${APPLY}?${new URLSearchParams({ redirectTo: PAGE, channel: 'w', lang: 'sv', ...query })}`, {
    headers,
  });
/** What the insurer was asked for last. */
const lastApplication = () => {
  const application = insurers.applications.at(-1);
  if (!application) throw new Error('Nobody has applied');
  return application;
};
/** Begins an application; the address with which the insurer sends the patient back. */
async function begun(visitor: Visitor, query: object = {}): Promise<(status: string) => string> {
  expect((await apply(visitor, query)).headers.location).toBe(TEST_APPLICATION_PAGE);
  const { pathname, search } = new URL(lastApplication().returnUrl);
  return (status) => `${pathname}${search}&status=${status}`;
}
const addConcept = async (visitor: Visitor) =>
  (await visitor.send('POST', '/api/concepts', { body: { code: '90021' } })).body.type;

describe('the way to LähiTapiola', () => {
  it('leads to its page, with who applies in no address', async () => {
    const onni = await signedIn('onni');
    const answer = await apply(onni);
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: TEST_APPLICATION_PAGE, 'cache-control': 'no-store' },
    });
    const { identityCode } = demoPerson('onni');
    const { returnUrl, ...application } = lastApplication();
    expect(application).toEqual({
      insuredIdentityCode: identityCode,
      applicantIdentityCode: identityCode,
      language: 'sv',
      channel: 'w',
    });
    expect(returnUrl).toMatch(`http://kaari.localhost:${portal.port}${RETURN}?state=`);
    expect(returnUrl).not.toContain(identityCode);
  });

  it('is gone by a guardian for the child', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const back = await begun(sofia);
    expect(lastApplication()).toMatchObject({
      insuredIdentityCode: demoPerson('elsa').identityCode,
      applicantIdentityCode: demoPerson('sofia').identityCode,
    });
    expect((await sofia.get(back('directcompensationallowed'))).headers.location).toBe(
      `${PAGE}?status=directcompensationallowed`,
    );
    const log = await test.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'action'])
      .where('patient_id', '=', await recordOf(test, 'elsa'))
      .where('record_kind', '=', 'permit-application')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { actor_kind: 'guardian', action: 'create' },
      { actor_kind: 'guardian', action: 'change' },
    ]);
  });

  it.each([
    ['visitors', async () => portal.visitor()],
    ['who is not a patient', () => signedIn('matti')],
    ['who is under 18 and acts alone', () => signedIn('viktor')],
  ])('is closed to %s, who go on with their booking', async (_, visitor) => {
    const before = insurers.applications.length;
    const answer = await apply(await visitor());
    expect(answer).toMatchObject({ status: 303, headers: { location: `${PAGE}?status=error` } });
    expect(insurers.applications).toHaveLength(before);
  });

  it('leads back to the booking when the insurer does not answer', async () => {
    insurers.isDown = true;
    const answer = await apply(await signedIn('onni'), { redirectTo: `${PAGE}?startDate=2026-03-30#pay` });
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: `${PAGE}?startDate=2026-03-30&status=error#pay` },
    });
  });

  it('is gone by one caller twenty times a minute, and then leads back to the booking', async () => {
    const aino = await signedIn('aino');
    for (let time = 0; time < 20; time++) await begun(aino);
    const before = insurers.applications.length;
    expect((await apply(aino)).headers.location).toBe(`${PAGE}?status=error`);
    expect(insurers.applications).toHaveLength(before);
  });

  it.each([
    ['another site', { redirectTo: 'https://elsewhere.example/' }],
    ['another host', { redirectTo: '//elsewhere.example/fi' }],
    ['another host behind a backslash', { redirectTo: '/\\elsewhere.example/fi' }],
    ['no page of the portal', { redirectTo: '/api/user' }],
    ['another channel', { channel: 'm' }],
    ['another language', { lang: 'de' }],
  ])('refuses %s', async (_, query) => {
    const before = insurers.applications.length;
    expect(await apply(await signedIn('onni'), query)).toMatchObject({ status: 400 });
    expect(insurers.applications).toHaveLength(before);
  });

  it.each(['cross-site', 'same-site'])('is not opened by other sites (%s)', async (site) => {
    const answer = await apply(await signedIn('onni'), {}, { 'sec-fetch-site': site });
    expect(answer.status).toBe(400);
  });
});

describe('the way back', () => {
  const home = { status: 303, headers: { location: '/fi' } };

  it.each(['directcompensationallowed', 'directcompensationdenied', 'cancel', 'error'])(
    'tells the page %s',
    async (status) => {
      const onni = await signedIn('onni');
      const back = await begun(onni, { redirectTo: `${PAGE}?status=old` });
      expect(await onni.get(back(status))).toMatchObject({
        status: 303,
        headers: { location: `${PAGE}?status=${status}`, 'cache-control': 'no-store' },
      });
    },
  );

  it('takes a word that was not agreed upon for an error', async () => {
    const onni = await signedIn('onni');
    const back = await begun(onni);
    expect((await onni.get(back('granted'))).headers.location).toBe(`${PAGE}?status=error`);
  });

  it('gives no permit by itself: the insurer is asked', async () => {
    const onni = await signedIn('onni');
    const { id } = await test.owner
      .selectFrom('appointments')
      .select('id')
      .where('patient_id', '=', await recordOf(test, 'onni'))
      .where('cancelled_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.owner
      .insertInto('visit_insurances')
      .values({
        patient_id: await recordOf(test, 'onni'),
        appointment_id: id,
        insurer: 'LAHITAPIOLA',
        reimbursement: 'USE_REIMBURSEMENT',
        booked_at: now,
      })
      .execute();
    await onni.get((await begun(onni))('directcompensationallowed'));
    expect(await addConcept(onni)).toBe('conceptOnlineUpdateNotAllowed');
    await onni.get(PERMITS);
    expect(await addConcept(onni)).toBe('success');
  });

  it('keeps what the patient has denied', async () => {
    const onni = await signedIn('onni');
    await onni.get(PERMITS);
    await onni.get((await begun(onni))('directcompensationdenied'));
    expect(await addConcept(onni)).toBe('customerDeniedAccess');
  });

  it('is open once', async () => {
    const onni = await signedIn('onni');
    const back = await begun(onni);
    await onni.get(back('cancel'));
    expect(await onni.get(back('directcompensationallowed'))).toMatchObject(home);
  });

  it('is open to the session that has gone there, and to no other', async () => {
    const onni = await signedIn('onni');
    const back = await begun(onni);
    for (const stranger of [await signedIn('aino'), await signedIn('onni'), portal.visitor()]) {
      expect(await stranger.get(back('directcompensationdenied'))).toMatchObject(home);
    }
    expect((await onni.get(back('cancel'))).headers.location).toBe(`${PAGE}?status=cancel`);
  });

  it('closes after an hour', async () => {
    const onni = await signedIn('onni');
    const back = await begun(onni);
    now = new Date(TEST_NOW.getTime() + 29 * 60_000);
    await onni.get('/api/session');
    now = new Date(TEST_NOW.getTime() + 58 * 60_000);
    await onni.get('/api/session');
    now = new Date(TEST_NOW.getTime() + 60 * 60_000);
    expect(await onni.get(back('cancel'))).toMatchObject(home);
  });

  it.each(['', '?state=x&status=cancel', '?status=cancel'])('refuses “%s”', async (query) => {
    expect((await (await signedIn('onni')).get(RETURN + query)).status).toBe(400);
  });
});
