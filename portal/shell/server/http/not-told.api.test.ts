import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS, type RecordKind } from '#areas/record/shared/health-record/kinds.ts';
import type { ImportedEntry } from '#areas/record/shared/health-record/server/imported-entry.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { REQUESTS, type Target } from './authorisation-requests.ts';
import { giveRecord, recordSourceOf, resourcesTelling } from './test-record.ts';

const WORDS = 'Keskeneräinen';

/** By kind: how a system says that an entry is none yet, or none at all. */
const UNTOLD: Readonly<Record<RecordKind, object>> = {
  visit: { status: 'cancelled' },
  diagnosis: { verificationStatus: { coding: [{ code: 'refuted' }] } },
  allergy: { verificationStatus: { coding: [{ code: 'refuted' }] } },
  procedure: { status: 'not-done' },
  visitText: { docStatus: 'preliminary' },
  laboratoryReferral: { status: 'draft' },
  laboratoryReport: { status: 'entered-in-error' },
  laboratoryResult: { status: 'entered-in-error' },
  imagingReferral: { status: 'draft' },
  imagingStudy: { status: 'entered-in-error' },
  imagingReport: { status: 'entered-in-error' },
  prescription: { status: 'draft' },
  vaccination: { status: 'not-done' },
  certificate: { docStatus: 'preliminary' },
  measurement: { status: 'cancelled' },
  document: { docStatus: 'entered-in-error' },
};
/** These give the record as it came in. */
const AS_IT_CAME = ['GET /api/user/data', 'GET /api/health-record/fhir'];

let test: TestDatabase;
let portal: TestPortal;
let aino: Visitor;
let entries: Target['entries'];
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { config: { rateLimit: 100_000 } });
  const patientId = await recordOf(test, 'aino');
  await test.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
  entries = await giveRecord(test, patientId, WORDS);
  aino = portal.visitor();
  await aino.signIn(demoPerson('aino'));
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const reads = endpointTables
  .flatMap((table) => Object.entries(table) as [string, Endpoint][])
  .filter(([key, { access }]) => access === 'patient' && (key.startsWith('GET ') || key.endsWith('/search')))
  .map(([key]) => key)
  .filter((key) => !AS_IT_CAME.includes(key));

async function tellers(): Promise<string[]> {
  const told: string[] = [];
  for (const key of reads) {
    const { params = {}, query = {} } =
      REQUESTS[key]?.({ entries, appointmentId: 1, slotId: 1 } as Target) ?? {};
    const [method = '', template = ''] = key.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const address = `${path}?${new URLSearchParams({ lang: 'fi', ...query })}`;
    const { body } = await (method === 'GET'
      ? aino.get(address)
      : aino.send(method, address, { body: { words: WORDS.slice(0, 6) } }));
    if (JSON.stringify(body).includes(WORDS)) told.push(key);
  }
  const whole = await aino.get('/api/health-record/documents/health-record.txt?lang=fi');
  return JSON.stringify(whole.body).includes(WORDS) ? [...told, 'the whole record'] : told;
}

describe('what is not finished, or never was', () => {
  it('is told, of every kind, once it is', async () => {
    expect((await aino.get('/api/session')).body.unread).toMatchObject({ certificates: 1 });
    expect((await tellers()).length).toBeGreaterThan(15);
  });

  it('is told by no page, list, search, count or document', async () => {
    const patientId = await recordOf(test, 'aino');
    const all = resourcesTelling(WORDS);
    await storeResources(
      test.owner,
      { vault: test.vault, now: TEST_NOW },
      RECORD_KINDS.map((kind) => ({
        patientId,
        source: recordSourceOf(patientId),
        resource: { ...all[kind], id: kind, ...UNTOLD[kind] } as ImportedEntry['resource'],
      })),
    );
    expect(await tellers()).toEqual([]);
    const { unread } = (await aino.get('/api/session')).body;
    expect(Object.values(unread).every((count) => count === 0)).toBe(true);
  });
});
