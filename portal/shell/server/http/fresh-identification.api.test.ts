import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { readConfig } from '../config/config.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { REQUESTS, type Target } from './authorisation-requests.ts';

/**
 * The line, reviewed: what hands over the whole record, what opens it beyond the session, and what opens the account. An
 * endpoint that is to be above it is added here as well as declared.
 */
const NEEDED: Readonly<Record<string, string>> = {
  'GET /api/user/data': 'always',
  'GET /api/health-record/fhir': 'always',
  'GET /api/health-record/documents/{file}': 'it is the whole record',
  'POST /api/calendar-feed': 'always',
  'PUT /api/calendar-feed': 'it is to show details from now on',
  'POST /api/calendar-feed/renewal': 'always',
  'POST /api/record-app-request': 'the app is let in',
  'POST /api/record-shares': 'always',
  'POST /api/user': 'the e-mail or the phone changes',
  'PUT /api/user': 'the e-mail or the phone changes',
  'POST /api/user/contact-information': 'the e-mail or the phone changes, of the patient or of a guardian',
  'POST /api/mfa-onboarding': 'always',
  'POST /api/user/deletion-request': 'always',
};

/** What sends a file or is heavy work and is below the line, with the reason. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  'GET /api/certificates/{id}/file': 'one document, which its page shows, too',
  'GET /api/invoices/{id}/pdf': 'one invoice, which its page shows, too',
  'GET /api/questionnaires/{id}/fhir': 'the answers to one questionnaire, which its page shows, too',
  'GET /api/anon/record-share-files/{ticket}':
    'what a patient has shared who had just identified, for those who have the link and the code',
  'GET /api/kela-card/finish-upload': 'keeps what this session has sent, and sends nothing',
};

const endpoints = endpointTables.flatMap((table) => Object.entries(table) as [string, Endpoint][]);
const always = Object.keys(NEEDED).filter((key) => NEEDED[key] === 'always');

it('is needed where the table says so, and nowhere else', () => {
  const declared = endpoints.flatMap(([key, { freshIdentification: when }]) =>
    when ? [[key, when === 'always' ? when : when.when]] : [],
  );
  expect(Object.fromEntries(declared)).toEqual(NEEDED);
});

it('is decided for all that sends a file or costs much', () => {
  const open = endpoints.filter(
    ([key, { sendsFile, cost }]) => (sendsFile || cost === 'heavy') && !NEEDED[key],
  );
  expect(open.map(([key]) => key).toSorted()).toEqual(Object.keys(NOT_NEEDED).toSorted());
});

describe('with an identification that is old', () => {
  const REFUSED = { status: 403, body: { code: 'freshIdentificationRequired' } };
  const page = { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' } };
  let test: TestDatabase;
  let portal: TestPortal;
  let now = TEST_NOW;
  let aino: Visitor;
  beforeAll(async () => {
    test = await createTestDatabase({ seeded: true });
    const { sessionLimits } = readConfig({ NODE_ENV: 'test' });
    portal = await startTestPortal(test, {
      clock: () => now,
      config: { sessionLimits: { ...sessionLimits, freshMs: 60_000 } },
    });
    aino = portal.visitor();
    await aino.signIn(demoPerson('aino'));
    await aino.send('POST', '/api/calendar-feed', { body: { showsDetails: false } });
    now = new Date(now.getTime() + 61_000);
  });
  afterAll(async () => {
    await portal.close();
    await test.drop();
  });

  it.each(always)('%s is refused', async (key) => {
    const { csrf } = new Map(endpoints).get(key) ?? {};
    const [method = '', path = ''] = key.split(' ');
    const { query, body } = REQUESTS[key]?.({} as Target) ?? {};
    const asked = new URLSearchParams({ lang: 'fi', ...query });
    if (csrf === 'query') asked.set('csrfToken', await aino.csrfToken());
    const address = `${path}?${asked}`;
    const sent = { ...(body !== undefined && { body }) };
    const answer = await (method === 'GET' ? aino.get(address) : aino.send(method, address, sent));
    expect(answer).toMatchObject(REFUSED);
  });

  it.each(['pdf', 'txt'])('the whole record as %s is refused, and a page of it is not', async (format) => {
    const document = (name: string) => aino.get(`/api/health-record/documents/${name}.${format}?lang=fi`);
    expect(await document('health-record')).toMatchObject(REFUSED);
    expect((await document('vaccinations')).status).toBe(200);
  });

  it.each(['/api/health-record/fhir?lang=sv', '/api/health-record/documents/health-record.pdf?lang=sv'])(
    'who has pressed the link to %s is led back to its page, which says why',
    async (path) => {
      const { status, headers } = await aino.get(path, page);
      expect([status, headers.location]).toEqual([303, '/sv/halsouppgifter?refused=identifyAgain']);
    },
  );

  it('a calendar is shown less, and not more', async () => {
    const change = (showsDetails: boolean) =>
      aino.send('PUT', '/api/calendar-feed', { body: { showsDetails } });
    expect(await change(true)).toMatchObject(REFUSED);
    expect((await change(false)).body.feed).toMatchObject({ showsDetails: false });
  });
});
