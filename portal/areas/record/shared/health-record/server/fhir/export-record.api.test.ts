import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoBundles } from '#demo/health-record/demo-bundles.ts';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { CONTENT } from '../source-hash.ts';
import { bundleOfRecord } from './export-record.ts';
import { faultOf } from './r4-structure.ts';
import type { RawResource } from './read-resources.ts';
import {
  AINO,
  BASE,
  CODES,
  emptyPortal,
  fileOf,
  fileOfBundle,
  fileOfLines,
  importInto,
  patient,
  visit,
} from './test-import.ts';
import { ofRecords } from './testing/hl7-examples.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const CODE = CODES[AINO] as string;
const testing = new URL('testing/', import.meta.url);
const fileIn = (name: string) => fileOf(name, readFileSync(new URL(name, testing), 'utf8'));

async function exported({ isGuardian = false, hidesPlaces = false, inScope = db.inScope } = {}) {
  const { vault } = db;
  const scope = { patientId: AINO, isGuardian };
  let text = '';
  for await (const part of bundleOfRecord({ inScope, vault, now: TEST_NOW, scope, hidesPlaces }))
    text += part;
  const all = JSON.parse(text).entry as {
    fullUrl: string;
    resource: RawResource;
    search: { mode: string };
  }[];
  const [outcome] = all.splice(
    all.findIndex(({ search }) => search.mode === 'outcome'),
    1,
  );
  return { text, entries: all, outcome };
}

/** The record as it is kept, and whom it names. */
async function kept() {
  const rows = await db.owner
    .selectFrom('health_records')
    .selectAll()
    .where('patient_id', '=', AINO)
    .execute();
  const practitioners = await db.owner
    .selectFrom('record_practitioners')
    .selectAll()
    .orderBy('source_id')
    .execute();
  return {
    entries: rows
      .map(({ content, day, kind, source_hash, part_of }) =>
        [
          kind,
          day,
          source_hash.toString('hex'),
          part_of?.toString('hex'),
          db.vault.open(CONTENT, content),
        ].join(' '),
      )
      .toSorted(),
    practitioners: practitioners
      .map(({ source, source_id, content }) => JSON.stringify([source, source_id, content]))
      .toSorted(),
  };
}

const aino = demoPeople(TEST_NOW).find(({ identityCode }) => identityCode === CODE)?.key;
const ofDemo = demoBundles(TEST_NOW).filter(({ entry }) => entry?.[0]?.resource?.id === aino);

/** Scans of some MB each. */
const scan = (id: string, bytes: number) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  subject: { reference: 'Patient/p1' },
  date: '2026-03-01T10:00:00Z',
  content: [
    { attachment: { contentType: 'application/pdf', data: Buffer.alloc(bytes, id).toString('base64') } },
  ],
});

it('is read a few large files at a time, and whole', async () => {
  const scans = Array.from({ length: 8 }, (_, nth) => scan(`scan-${nth}`, 1_500_000));
  const { refusals } = await importInto(db, [
    fileOfLines(patient('p1', CODE), visit('1', 'Patient/p1'), ...scans),
  ]);
  expect(refusals).toEqual([]);
  let read = 0;
  const inScope: TestDatabase['inScope'] = (scope, work) => {
    read++;
    return db.inScope(scope, work);
  };
  const { entries } = await exported({ inScope });
  expect(entries.filter(({ resource }) => resource.resourceType === 'DocumentReference')).toHaveLength(8);
  // At most two of them are in 4 MB.
  expect(read).toBeGreaterThan(5);
});

describe('the whole record as one bundle', () => {
  it.each([
    ['the demo clinic', () => importInto(db, [fileOf('a.json', JSON.stringify(ofDemo[0]))])],
    [
      'examples of HL7',
      () => importInto(db, ofRecords, { source: 'http://hl7.org/fhir', as: AINO, isInsisted: true }),
    ],
    [
      'Synthea',
      () =>
        importInto(db, ['synthea.json', 'synthea-practitioners.json'].map(fileIn), {
          source: null,
          as: AINO,
          isInsisted: true,
        }),
    ],
    [
      'two systems with equal ids, and exact decimals',
      async () => {
        await importInto(db, [fileOfBundle(patient('p', CODE), visit('1', 'Patient/p'))]);
        const exact = JSON.stringify(visit('1', 'Patient/p')).replace(
          '"AMB"',
          '"AMB","extension":[{"url":"http://a.example","valueDecimal":4.00}]',
        );
        await importInto(db, [fileOfLines(patient('p', CODE), exact)], {
          source: 'https://other.example/r4',
        });
      },
    ],
  ])('of %s makes the same record again', async (_, bring) => {
    await bring();
    const before = await kept();
    expect(before.entries.length).toBeGreaterThan(1);
    const { text, entries } = await exported();
    const faults = entries.map(({ fullUrl, resource }) => [fullUrl, faultOf(resource)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
    const urls = entries.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    await emptyPortal(db);
    const { reasons } = await importInto(db, [fileOf('again.json', text)], { source: null });
    expect(reasons).toEqual([]);
    const after = await kept();
    expect(after.entries).toEqual(before.entries);
    // Those whom nobody names are in nobody's bundle.
    const named = before.practitioners.filter((row) => after.practitioners.includes(row));
    expect(after.practitioners).toEqual(named);
  });

  it('names what it does not have, and so that an import takes nothing for it', async () => {
    const { outcome, text } = await exported();
    expect(outcome?.resource).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [{ severity: 'information', diagnostics: expect.stringContaining('CarePlan') }],
    });
    expect((await importInto(db, [fileOf('again.json', text)], { source: null })).reasons).toEqual([]);
  });

  it('says whose an entry is that its sender has not said', async () => {
    await importInto(db, [fileOfLines({ ...visit('1', undefined), resourceType: 'Encounter' })], {
      as: AINO,
    });
    const { text } = await exported();
    await emptyPortal(db);
    const { reasons } = await importInto(db, [fileOf('again.json', text)], { source: null });
    expect([reasons, (await kept()).entries.length]).toEqual([[], 1]);
  });

  it('of nothing has the patient', async () => {
    const { entries } = await exported();
    expect(entries.map(({ resource }) => resource)).toMatchObject([
      { resourceType: 'Patient', birthDate: '1985-03-14', gender: 'female', name: [{ family: 'Person' }] },
    ]);
    expect(JSON.stringify(entries)).not.toContain(AINO);
  });

  it('has for a guardian nothing that the minor has withheld', async () => {
    await importInto(db, [
      fileOfBundle(
        patient('p', CODE),
        visit('1', 'Patient/p'),
        visit('2', 'Patient/p', {
          partOf: { reference: 'Encounter/1', display: 'Nuorisopsykiatria' },
          diagnosis: [{ condition: { reference: 'Condition/gone', display: 'Flunssa' } }],
        }),
      ),
    ]);
    const [{ id }] = (await db.owner.selectFrom('health_records').select('id').orderBy('id').execute()) as [
      { id: number },
    ];
    await db.owner
      .updateTable('health_records')
      .set({ withheld_at: TEST_NOW })
      .where('id', '=', id)
      .execute();
    const ids = async (isGuardian: boolean) =>
      (await exported({ isGuardian })).entries.map(({ fullUrl }) => fullUrl.slice(BASE.length + 1));
    expect(await ids(false)).toEqual(['Patient/p', 'Encounter/1', 'Encounter/2']);
    expect(await ids(true)).toEqual(['Patient/p', 'Encounter/2']);
    // Nor does what is not there tell from what is withheld.
    const nothing = { extension: [{ valueCode: 'unknown' }] };
    const { text, entries } = await exported({ isGuardian: true });
    expect(entries[1]?.resource).toMatchObject({ partOf: nothing, diagnosis: [{ condition: nothing }] });
    expect(text).not.toMatch(/Nuorisopsykiatria|Encounter\/1/);
    expect((await exported()).text).toContain('Nuorisopsykiatria');
  });

  it('tells nothing of who treats a child and where, if that is to be hidden', async () => {
    const treated = {
      participant: [
        { individual: { reference: 'Practitioner/d', display: 'Dr. Salmi' } },
        { individual: { display: 'Dr. Salo' } },
      ],
      serviceProvider: { type: 'Organization', display: 'Salokylä' },
      location: [{ location: { reference: '#here' } }],
      contained: [{ resourceType: 'Location', id: 'here', name: 'Salokylä' }],
      reasonReference: [{ reference: 'Condition/2', display: 'Flunssa' }],
    };
    const doctor = { resourceType: 'Practitioner', id: 'd', name: [{ text: 'Dr. Salmi' }] };
    await importInto(db, [fileOfBundle(patient('p', CODE), doctor, visit('1', 'Patient/p', treated))]);
    expect((await exported()).text.match(/Salmi|Salo/g)).toHaveLength(5);
    const { text, entries } = await exported({ hidesPlaces: true });
    expect(text).not.toMatch(/Salmi|Salo|Practitioner/);
    expect(text).toContain('Flunssa');
    for (const { resource } of entries) expect(faultOf(resource)).toBeNull();
  });
});
