import type { Bundle, OperationOutcome } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { TEST_APP, type TokenBody, testApp } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const STRICT = { prefer: 'handling=strict' };
const NUMBERS = 'urn:oid:1.2.246.10.1';
const DAY_MS = 86_400_000;

let db: TestDatabase;
let portal: TestPortal;
let app: ReturnType<typeof testApp>;
let tokens: TokenBody;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, { config: { recordApps: [TEST_APP], rateLimit: 100_000 } });
  app = testApp(portal);
  const aino = portal.visitor();
  await aino.signIn(AINO);
  tokens = await app.letIn(aino);
  const patientId = await recordOf(db, 'aino');
  const numbered = {
    resourceType: 'Immunization' as const,
    id: 'numbered',
    identifier: [
      { system: NUMBERS, value: '17' },
      { system: IDENTITY_CODES, value: AINO.identityCode },
    ],
    status: 'completed' as const,
    patient: {},
    vaccineCode: { text: 'Numeroitu' },
    occurrenceDateTime: '2024-03-20T10:00:00+02:00',
  };
  const now = new Date(TEST_NOW.getTime() + DAY_MS);
  await storeResources(db.owner, { vault: db.vault, now }, [
    { patientId, source: 'https://numbers.example/fhir', resource: numbered },
  ]);
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

const get = (path: string, headers = {}) => app.get(path, tokens.access_token, headers);
async function search(path: string): Promise<Bundle> {
  const { status, body } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}
const matches = ({ entry = [] }: Bundle) =>
  entry.flatMap(({ resource, search: of }) => (of?.mode === 'match' && resource ? [resource] : []));
const refusal = (status: number, code: string) => ({
  status,
  headers: { 'content-type': 'application/fhir+json; charset=utf-8' },
  body: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] },
});

describe('an identifier', () => {
  test('that is not the patient’s finds nothing, nor does the identity code, which apps could try', async () => {
    for (const value of ['1', '010101-123N', `${IDENTITY_CODES}|010101-123N`, AINO.identityCode])
      for (const query of [
        `Patient?identifier=${value}`,
        `Patient?_id=${tokens.patient}&identifier=${value}`,
        `Immunization?identifier=${value}`,
        `Observation?identifier=${value}`,
      ])
        expect([query, matches(await search(query))]).toEqual([query, []]);
    expect(matches(await search(`Patient?identifier=${IDENTITY_CODES}|${AINO.identityCode}`))).toEqual([]);
  });

  test('finds what a system has numbered', async () => {
    for (const value of ['17', `${NUMBERS}|17`, `x,${NUMBERS}|`]) {
      const [found, ...more] = matches(await search(`Immunization?identifier=${value}`));
      expect([found, more]).toMatchObject([{ vaccineCode: { text: 'Numeroitu' } }, []]);
    }
    expect(matches(await search('Immunization?identifier=http://another.example|17'))).toEqual([]);
  });

  test.each([
    'Observation?patient.identifier=010101-123N',
    'Observation?subject.identifier=010101-123N',
    'Observation?patient:identifier=010101-123N',
    'Patient?_has:Observation:patient:code=x',
  ])('of somebody else is never left out: %s', async (path) => {
    expect(await get(path)).toMatchObject(refusal(400, 'not-supported'));
  });

  test('asked for twice has to be both', async () => {
    const [one, two] = matches(await search('Immunization?_count=2'));
    expect(matches(await search(`Immunization?_id=${one?.id},${two?.id}`))).toHaveLength(2);
    expect(matches(await search(`Immunization?_id=${one?.id}&_id=${two?.id}`))).toEqual([]);
    expect(matches(await search(`Immunization?patient=another&patient=${tokens.patient}`))).toEqual([]);
    const own = `${app.origin}/fhir/R4/Patient/${tokens.patient}`;
    expect(matches(await search(`Immunization?patient=${own}`)).length).toBeGreaterThan(0);
    expect(matches(await search(`Patient?_id=another,${tokens.patient}`))).toHaveLength(1);
    expect(matches(await search('Patient?_id=another'))).toEqual([]);
  });
});

describe('how many there are', () => {
  test.each(['_summary=count', '_count=0'])('is told by %s, and nothing of them', async (query) => {
    for (const filter of ['', '&date=ge2024', '&status=entered-in-error', '&patient=another']) {
      const whole = matches(await search(`Immunization?_count=200${filter}`));
      const counted = await search(`Immunization?${query}${filter}`);
      expect([filter, counted.total, counted.entry]).toEqual([filter, whole.length, undefined]);
    }
    expect(await search(`Patient?${query}`)).toMatchObject({ type: 'searchset', total: 1 });
    expect(await search(`Patient?_id=another&${query}`)).toMatchObject({ total: 0 });
  });
});

describe('an order', () => {
  const orders = ['Immunization', 'date', 'occurrenceDateTime'] as const;

  test('by day is followed, the oldest first or the latest, page by page', async () => {
    const [type, parameter, member] = orders;
    const dates = (bundle: Bundle) =>
      matches(bundle).map((each) => String((each as unknown as Record<string, string>)[member]));
    const latest = dates(await search(`${type}?_count=200`));
    expect(latest.length).toBeGreaterThan(3);
    expect(dates(await search(`${type}?_count=200&_sort=-${parameter}`))).toEqual(latest);
    const oldest: string[] = [];
    for (let next: string | undefined = `${type}?_count=2&_sort=${parameter}`; next; ) {
      const page: Bundle = await search(next);
      oldest.push(...dates(page));
      next = page.link
        ?.find(({ relation }) => relation === 'next')
        ?.url.slice(`${app.origin}/fhir/R4/`.length);
    }
    expect(oldest).toEqual(latest.toReversed());
  });

  test.each([
    'Immunization?_sort=status',
    'Immunization?_sort=date,status',
    'Immunization?_sort=_lastUpdated',
    'Immunization?_sort:asc=date',
    'Patient?_sort=name',
    'Practitioner?_sort=_id',
  ])('that there is not is refused: %s', async (path) => {
    expect(await get(path)).toMatchObject(refusal(400, 'not-supported'));
  });
});

test('is found by when it came here, and that is never left out', async () => {
  const later = new Date(TEST_NOW.getTime() + DAY_MS / 2).toISOString();
  const named = (bundle: Bundle) => matches(bundle).map((each) => JSON.stringify(each).includes('Numeroitu'));
  expect(named(await search(`Immunization?_lastUpdated=gt${later}`))).toEqual([true]);
  expect(named(await search(`Immunization?_lastUpdated=le${later}&_count=200`))).not.toContain(true);
  const everything = `Patient/${tokens.patient}/$everything`;
  const [patient, ...since] = matches(await search(`${everything}?_since=${later}`));
  expect([patient?.resourceType, since.map(({ resourceType }) => resourceType)]).toEqual([
    'Patient',
    ['Immunization'],
  ]);
  const between = matches(await search(`${everything}?start=2024-03-20&end=2024-03-20&_type=Immunization`));
  expect(between.slice(1)).toMatchObject([{ vaccineCode: { text: 'Numeroitu' } }]);
  for (const type of ['Patient', 'Practitioner'])
    expect(await get(`${type}?_lastUpdated=2026`)).toMatchObject(refusal(400, 'not-supported'));
  expect(await get('Immunization?_lastUpdated=lately')).toMatchObject(refusal(400, 'value'));
});

/** Parameters of R4 that every search, or that of one of the types, may have, and that there are not here. */
const UNKNOWN = [
  '_summary=true',
  '_elements=id',
  '_include=Encounter:patient',
  '_tag=x',
  '_text=x',
  'name=x',
];

describe.each([...APP_TYPES, `Patient/{id}/$everything`])('a search of %s', (path) => {
  const asked = (query: string) => `${path.replace('{id}', String(tokens.patient))}?_count=1&${query}`;

  test('names what it leaves out, and not among what it has heeded', async () => {
    const bundle = await search(asked(UNKNOWN.join('&')));
    expect(bundle.link?.[0]?.url).toBe(`${app.origin}/fhir/R4/${asked('').slice(0, -1)}`);
    const outcomes = (bundle.entry ?? []).filter(({ search: of }) => of?.mode === 'outcome');
    expect(outcomes).toHaveLength(1);
    const [issue] = outcomes.flatMap(({ resource }) => (resource as OperationOutcome).issue);
    expect(issue).toMatchObject({ severity: 'warning', code: 'not-supported' });
    for (const query of UNKNOWN) expect(issue?.diagnostics).toContain(query.split('=')[0]);
  });

  test('that is strict leaves nothing out', async () => {
    for (const query of UNKNOWN)
      expect([query, await get(asked(query), STRICT)]).toMatchObject([query, refusal(400, 'not-supported')]);
    expect((await get(asked('_pretty=true&_format=json'), STRICT)).status).toBe(200);
  });
});

describe('what is asked for in another format', () => {
  test.each([
    ['application/fhir+xml'],
    ['application/xml'],
    ['text/html'],
    ['application/fhir+xml, application/fhir+json;q=0'],
    ['application/fhir+json; fhirVersion=3.0'],
  ])('is not acceptable: %s', async (accept) => {
    for (const path of ['metadata', 'Observation', `Patient/${tokens.patient}`, 'Claim'])
      expect([path, await get(path, { accept })]).toMatchObject([path, refusal(406, 'not-supported')]);
  });

  test.each([
    ['application/fhir+xml;q=0.5, application/fhir+json'],
    ['text/html, */*;q=0.8'],
    ['application/json; charset=utf-8'],
    ['application/fhir+json; fhirVersion=4.0'],
    ['application/*'],
  ])('is answered as JSON where that is taken, too: %s', async (accept) => {
    expect((await get('Observation?_count=1', { accept })).status).toBe(200);
  });

  test('is what `_format` says, whatever the header', async () => {
    const accept = 'application/fhir+xml';
    for (const format of ['json', 'application/fhir+json', 'application/json'])
      expect((await get(`Observation?_count=1&_format=${format}`, { accept })).status, format).toBe(200);
    for (const format of ['xml', 'application/fhir%2Bxml', 'ttl'])
      expect((await get(`Observation?_format=${format}`)).status, format).toBe(406);
  });
});
