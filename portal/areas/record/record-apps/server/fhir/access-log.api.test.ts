import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { TEST_APP, testApp } from '../test-app.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const HOUR_MS = 3_600_000;

interface Line {
  readonly id: number;
  readonly actor: { readonly kind: string; readonly app?: string; readonly since?: string | null };
  readonly action: string;
  readonly recordKind: string;
  readonly recordId: string | null;
}

let db: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
let aino: Visitor;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    clock: () => now,
    config: { recordApps: [TEST_APP], rateLimit: 100_000 },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  aino = portal.visitor();
  await aino.signIn(AINO);
});

const lines = async (): Promise<Line[]> =>
  (await aino.get('/api/user/access-log?by=others&lang=en')).body.entries;

/** What the patient sees that apps have read meanwhile, the first line first. */
async function readMeanwhile(work: () => Promise<unknown>): Promise<Line[]> {
  const [last] = await lines();
  await work();
  return (await lines()).filter(({ id, actor }) => actor.kind === 'app' && id > (last?.id ?? 0)).toReversed();
}
const kinds = (read: readonly Line[]) => read.map(({ recordKind }) => recordKind);

async function letIn(choice: Parameters<ReturnType<typeof testApp>['letIn']>[1] = {}) {
  const app = testApp(portal);
  const tokens = await app.letIn(aino, choice);
  const get = async (path: string) => {
    const { status, body } = await app.get(path, tokens.access_token);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  /** Follows the links to the end; resolves to how many pages there are. */
  const pages = async (path: string) => {
    let count = 0;
    for (let next: string | undefined = path; next; count += 1) {
      const { link } = await get(next);
      next = link
        .find(({ relation }: { relation: string }) => relation === 'next')
        ?.url.slice(app.origin.length);
    }
    return count;
  };
  return { patient: `Patient/${tokens.patient}`, get, pages };
}

test('an app’s read is in the log as what it is', async () => {
  const { get, patient } = await letIn();
  const [{ resource: result }] = (await get('Observation?_count=1')).entry;
  const read = await readMeanwhile(async () => {
    for (const path of [patient, 'Patient', 'Observation', 'DiagnosticReport', 'ImagingStudy'])
      await get(path);
    await get('DocumentReference');
    await get(`Observation/${result.id}`);
  });
  expect(kinds(read)).toEqual([
    // No contact details: an app is not told those.
    'personal-details',
    'personal-details',
    'observations',
    'reports',
    'imaging-studies',
    'record-documents',
    'observations',
  ]);
  expect(read.map(({ recordId }) => recordId)).toEqual([...Array(6).fill(null), result.id]);
});

test('of the whole record is one line beside the name and the answers to questionnaires, however many pages it has', async () => {
  const { patient, pages } = await letIn();
  const read = await readMeanwhile(async () => {
    expect(await pages(`${patient}/$everything?_count=20`)).toBeGreaterThan(3);
  });
  expect(kinds(read)).toEqual(['personal-details', 'questionnaire-answers', 'health-record']);
});

test('of a part of it is named by what that is', async () => {
  const { patient, get, pages } = await letIn({ types: ['Patient', 'Immunization', 'Encounter'] });
  const read = await readMeanwhile(async () => {
    await pages(`${patient}/$everything?_count=2`);
    await get(`${patient}/$everything?_type=Immunization`);
  });
  expect(kinds(read)).toEqual([
    'personal-details',
    'visits',
    'vaccinations',
    'personal-details',
    'vaccinations',
  ]);
});

test('page by page is one line, begun again another, and begun in the middle as well', async () => {
  const { get, pages } = await letIn();
  const fetchAll = () => pages('Observation?_count=20');
  expect(kinds(await readMeanwhile(fetchAll))).toEqual(['observations']);
  expect(kinds(await readMeanwhile(fetchAll))).toEqual(['observations']);
  const [, second] = (await get('Immunization?_count=2')).entry;
  const other = await letIn({ scope: 'patient/*.rs' });
  const middle = `Immunization?_after=${second.resource.id}`;
  // This app has not read the first page.
  expect(kinds(await readMeanwhile(() => other.get(middle)))).toEqual(['vaccinations']);
  expect(kinds(await readMeanwhile(() => other.get(middle)))).toEqual([]);
});

test('what finds nothing of anybody by another name is no read of the record', async () => {
  const { get } = await letIn();
  expect(await readMeanwhile(() => get('Observation?patient=another'))).toEqual([]);
});

test('two permissions of one app are told apart by when they were given, also when one has ended', async () => {
  const first = await letIn();
  now = new Date(TEST_NOW.getTime() + HOUR_MS / 4);
  const second = await letIn();
  const sinces = async () =>
    (
      await readMeanwhile(async () => {
        await first.get('Immunization');
        await second.get('Immunization');
      })
    ).map(({ actor: { app, since } }) => [app, since]);
  const told = [
    ['Test app', TEST_NOW.toISOString()],
    ['Test app', now.toISOString()],
  ];
  expect(await sinces()).toEqual(told);
  const before = await lines();
  const [{ id }] = (await aino.get('/api/record-apps?lang=en')).body.apps;
  await aino.send('DELETE', `/api/record-apps/${id}`);
  const after = await lines();
  expect(after.find(({ id: line }) => line === before[0]?.id)).toEqual(before[0]);
});
