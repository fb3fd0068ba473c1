import type { CodeableConcept, DocumentReference } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { TEST_APP, type TokenBody, testApp } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly [member: string]: unknown;
}
interface BundleBody {
  readonly entry?: {
    readonly fullUrl: string;
    readonly resource: Resource;
    readonly search: { mode: string };
  }[];
  readonly link: { readonly relation: string; readonly url: string }[];
}

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
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

const get = async (path: string, headers = {}) => app.get(path, tokens.access_token, headers);
const search = async (path: string): Promise<BundleBody> => {
  const { status, body, headers } = await get(path);
  expect([status, headers['content-type']]).toEqual([200, 'application/fhir+json; charset=utf-8']);
  return body;
};
const found = async (path: string) => ((await search(path)).entry ?? []).map(({ resource }) => resource);
/** Follows the links to the end. */
async function all(path: string): Promise<Resource[]> {
  const resources: Resource[] = [];
  for (let next: string | undefined = path; next; ) {
    const page: BundleBody = await search(next);
    resources.push(...(page.entry ?? []).map(({ resource }) => resource));
    const url = page.link.find(({ relation }) => relation === 'next')?.url;
    next = url?.slice(app.origin.length);
  }
  return resources;
}

describe('a record with large files', () => {
  test('has fewer on a page, and all of them on its pages', async () => {
    const patientId = await recordOf(db, 'aino');
    const scans = Array.from({ length: 6 }, (_, nth) => ({
      patientId,
      source: 'https://scans.example/fhir',
      resource: {
        resourceType: 'DocumentReference' as const,
        id: `scan-${nth}`,
        status: 'current' as const,
        type: { text: 'Skannaus' },
        date: TEST_NOW.toISOString(),
        content: [{ attachment: { contentType: 'application/pdf', data: 'a'.repeat(2_000_000) } }],
      },
    }));
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, scans);
    let ids: number[] = [];
    for (const path of ['DocumentReference?_count=200', `Patient/${tokens.patient}/$everything?_count=200`]) {
      const first = (await search(path)).entry ?? [];
      expect(first.length).toBeLessThan(6);
      const named = (await all(path)).filter((each) => (each.type as CodeableConcept)?.text === 'Skannaus');
      ids = [...new Set(named.map(({ id }) => Number(id)))];
      expect(ids).toHaveLength(6);
    }
    // What is stored last has the highest numbers.
    const [before] = ids.toSorted((one, other) => one - other);
    await db.owner
      .deleteFrom('health_records')
      .where('id', '>=', before ?? 0)
      .execute();
  });
});

describe('the record that an app reads', () => {
  test('is described', async () => {
    const { body, headers } = await app.get('metadata');
    expect(headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(body).toMatchObject({
      resourceType: 'CapabilityStatement',
      fhirVersion: '4.0.1',
      implementation: { url: `${app.origin}/fhir/R4` },
    });
    const types = body.rest[0].resource.map(({ type }: { type: string }) => type);
    expect(types).toContain('Observation');
    for (const each of body.rest[0].resource) {
      const query = each.searchParam
        .filter(({ name }: { name: string }) => name !== '_id')
        .map(({ name, type }: { name: string; type: string }) => [name, type === 'date' ? '2020' : 'x']);
      const answer = await get(`${each.type}?${new URLSearchParams(query)}`, { prefer: 'handling=strict' });
      expect(answer.status, each.type).toBe(200);
    }
  });

  test('has allergies by what they are to, how dangerous they are and whether they still are, and procedures by code', async () => {
    const names = async (query: string) =>
      ((await search(query)).entry ?? []).map(({ resource }) => (resource.code as CodeableConcept).text);
    const medicine = 'Tulehduskipulääkkeet';
    const pollen = 'Puiden siitepöly';
    expect(await names('AllergyIntolerance?clinical-status=active')).toEqual([pollen, medicine]);
    expect(await names('AllergyIntolerance?criticality=high')).toEqual([medicine]);
    expect(await names('AllergyIntolerance?category=environment')).toEqual([pollen]);
    expect(await names('AllergyIntolerance?code=http://www.whocc.no/atc|M01A')).toEqual([medicine]);
    expect(await names('Procedure?code=QBE10')).toEqual(['Vartalon ihomuutoksen poisto']);
    const [first] = (await search('AllergyIntolerance')).entry ?? [];
    expect(first?.resource.patient).toEqual({ reference: `Patient/${tokens.patient}` });
  });

  test('is whole, page by page, each resource once, as FHIR R4 describes it, and all of it leads somewhere', async () => {
    const everything = await all(`Patient/${tokens.patient}/$everything?_count=40`);
    const keys = everything.map(({ resourceType, id }) => `${resourceType}/${id}`);
    const entries = everything.filter(({ resourceType }) => resourceType !== 'Practitioner');
    expect(new Set(entries.map(({ resourceType, id }) => `${resourceType}/${id}`)).size).toBe(entries.length);
    const { count } = await db.owner
      .selectFrom('health_records')
      .innerJoin('app_grants', 'app_grants.patient_id', 'health_records.patient_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(entries).toHaveLength(Number(count) + 1);
    expect(everything.flatMap((each) => (faultOf(each) === null ? [] : [each.id]))).toEqual([]);
    const references = JSON.stringify(everything).match(/(?<="reference":")[^"#]+/g) ?? [];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !keys.includes(reference))).toEqual([]);
    const told = JSON.stringify(everything);
    expect(told).not.toContain(AINO.identityCode);
  });

  test('tells no identity code, wherever the sender has put one', async () => {
    const code = { system: IDENTITY_CODES, value: AINO.identityCode };
    const resource = {
      resourceType: 'DocumentReference',
      id: 'coded',
      identifier: [code, { system: 'urn:oid:1.2.3', value: '7' }],
      contained: [{ resourceType: 'Patient', id: 'p', identifier: [code] }],
      status: 'current',
      date: '1999-03-01T10:00:00+02:00',
      subject: { reference: 'Patient/p1', identifier: code },
      author: [{ identifier: code, display: 'Aino' }],
      context: { sourcePatientInfo: { identifier: code } },
      content: [{ attachment: { contentType: 'text/plain', data: 'YQ==' } }],
    } as DocumentReference & { id: string };
    const patientId = await recordOf(db, 'aino');
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
      { patientId, source: 'https://record.example/fhir', resource },
    ]);
    const [served] = await found('DocumentReference?date=1999-03-01');
    expect(served).toMatchObject({
      identifier: [{ system: 'urn:oid:1.2.3', value: '7' }],
      contained: [{ resourceType: 'Patient', id: 'p' }],
      author: [{ display: 'Aino' }],
      context: { sourcePatientInfo: { extension: [{ valueCode: 'unknown' }] } },
    });
    expect(JSON.stringify(served)).not.toContain(AINO.identityCode);
    expect(faultOf(served as never)).toBeNull();
    await db.owner.deleteFrom('health_records').where('day', '=', '1999-03-01').execute();
  });

  test('is read by type and id, as it is found', async () => {
    for (const type of [
      'Patient',
      'Encounter',
      'Condition',
      'AllergyIntolerance',
      'Procedure',
      'Observation',
      'DiagnosticReport',
      'ServiceRequest',
      'ImagingStudy',
      'MedicationRequest',
      'Immunization',
      'DocumentReference',
    ]) {
      const [first] = await found(`${type}?_count=1`);
      expect(first?.resourceType, type).toBe(type);
      const { status, body } = await get(`${type}/${first?.id}`);
      expect([status, body]).toEqual([200, first]);
      expect(await found(`${type}?_id=${first?.id}`)).toEqual([first]);
      // Under another type there is no such thing.
      const other = type === 'Encounter' ? 'Condition' : 'Encounter';
      expect((await get(`${other}/${first?.id}`)).status).toBe(404);
    }
    const { body: patient } = await get(`Patient/${tokens.patient}`);
    expect(patient).toEqual({
      resourceType: 'Patient',
      id: tokens.patient,
      name: [{ use: 'official', given: ['Aino', 'Maria'], family: 'Virtanen' }],
      gender: 'female',
      birthDate: '1985-03-14',
    });
    const [visit] = await found('Encounter?_count=1');
    const [, practitioner = ''] = /"Practitioner\/(\d+)"/.exec(JSON.stringify(visit)) ?? [];
    const named = (await get(`Practitioner/${practitioner}`)).body;
    expect(named).toMatchObject({ resourceType: 'Practitioner', id: practitioner });
    expect(await found(`Practitioner?_id=${practitioner}`)).toEqual([named]);
  });

  test('is found latest first, a page at a time', async () => {
    const { body } = await get('Observation?_count=3');
    expect(body.entry).toHaveLength(3);
    expect(body.link[0]).toEqual({ relation: 'self', url: `${app.origin}/fhir/R4/Observation?_count=3` });
    const whole = await all('Observation?_count=200');
    const days = whole.map((each) => String(each.effectiveDateTime).slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
    expect(await all('Observation?_count=7')).toEqual(whole);
    expect((await search('Observation?_count=0')).entry).toBeUndefined();
  });

  test('is found by what it says', async () => {
    const whole = await all('Observation?_count=200');
    const laboratory = await all('Observation?_count=200&category=laboratory');
    expect(laboratory.length).toBeGreaterThan(10);
    expect(laboratory.length).toBeLessThanOrEqual(whole.length);
    const codings = laboratory.flatMap(({ code }) => (code as CodeableConcept).coding ?? []);
    const { system = '', code: value } = codings.find(({ code }) => code) ?? {};
    const byCode = await all(`Observation?_count=200&code=${encodeURIComponent(`${system}|${value}`)}`);
    expect(byCode.length).toBeGreaterThan(0);
    for (const each of byCode) expect(JSON.stringify(each.code)).toContain(`"${value}"`);
    expect(await all(`Observation?code=x,${value}&_count=200`)).toEqual(byCode);
    expect(await found(`Observation?code=http://another.example|${value}`)).toEqual([]);
    expect(await found('Observation?status=entered-in-error')).toEqual([]);
    const posted = await app.send('POST', '/fhir/R4/Observation/_search', `code=${value}&_count=200`, {
      authorization: `Bearer ${tokens.access_token}`,
    });
    expect(posted.body.entry.map(({ resource }: { resource: Resource }) => resource)).toEqual(byCode);
  });

  test.each([
    ['ge2026', (day: string) => day >= '2026'],
    ['lt2026', (day: string) => day < '2026'],
    ['2025', (day: string) => day.startsWith('2025')],
    ['gt2025-12-31', (day: string) => day > '2025-12-31'],
    ['le2024-06', (day: string) => day.slice(0, 7) <= '2024-06'],
  ])('is found by its day: %s', async (date, fits) => {
    const whole = await all('Immunization?_count=200');
    const dated = await all(`Immunization?_count=200&date=${date}`);
    const dayOf = (each: Resource) => String(each.occurrenceDateTime).slice(0, 10);
    expect(dated).toEqual(whole.filter((each) => fits(dayOf(each))));
  });

  test('between two days is found by both, of the patient and of nobody else', async () => {
    const between = await all('Immunization?_count=200&date=ge2024&date=lt2026');
    expect(between.length).toBeGreaterThan(0);
    expect(await all(`Immunization?_count=200&date=ge2024&date=lt2026&patient=${tokens.patient}`)).toEqual(
      between,
    );
    expect(
      await all(`Immunization?_count=200&date=ge2024&date=lt2026&patient=Patient/${tokens.patient}`),
    ).toEqual(between);
    expect(await found('Immunization?patient=another')).toEqual([]);
  });

  test.each([
    [404, 'not-found', 'Claim'],
    [404, 'not-found', 'Observation/999999999'],
    [404, 'not-found', 'Observation/x'],
    [404, 'not-found', 'nothing/of/the/kind'],
    [404, 'not-found', 'Patient/another'],
    [404, 'not-found', 'Patient/another/$everything'],
    [400, 'value', 'Observation?date=yesterday'],
    [400, 'value', 'Observation?_count=many'],
    [400, 'not-supported', 'Observation?code:text=x'],
  ])('is refused with %i %s for %s, in FHIR', async (status, code, path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'application/fhir+json; charset=utf-8' },
      body: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] },
    });
  });

  test.each(['nonsense', '__proto__', 'constructor', 'hasOwnProperty'])(
    'leaves out what it does not know of a search, unless it is to be strict: %s',
    async (name) => {
      const { entry = [] } = await search(`Observation?${name}=1&_count=1`);
      expect(entry.map((each) => each.search.mode)).toEqual(['match', 'outcome']);
      expect((await get(`Observation?${name}=1`, { prefer: 'handling=strict' })).status).toBe(400);
    },
  );

  test('cannot be changed', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await app.send(method, '/fhir/R4/Patient/1', undefined, {
        authorization: `Bearer ${tokens.access_token}`,
      });
      expect(answer.status, method).toBe(404);
    }
  });

  test('may be asked for by an app in a browser, of another origin', async () => {
    const asked = await app.send('OPTIONS', '/fhir/R4/Observation', undefined, {
      origin: 'https://app.example',
      'access-control-request-method': 'GET',
    });
    expect(asked).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': expect.stringContaining('authorization'),
      },
    });
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  });
});
