import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import {
  AINO,
  BASE,
  CODES,
  EERO,
  emptyPortal,
  fileOf,
  fileOfBundle,
  fileOfLines,
  idsIn,
  importInto,
  patient,
  type Resource,
  recordOf,
  visit,
} from './test-import.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

describe('an import', () => {
  it.each([
    ['a bundle', fileOfBundle],
    ['lines', fileOfLines],
  ])(
    'takes %s into the record of the patient with the identity code, whatever comes first',
    async (_, inFile) => {
      const resources = [
        visit('1', 'Patient/p1', { participant: [{ individual: { reference: `${BASE}/Practitioner/d1` } }] }),
        { resourceType: 'Practitioner', id: 'd1', name: [{ family: 'Heikkinen' }] },
        patient('p1', CODES[AINO]),
      ];
      const added = { added: 1, changed: 0, unchanged: 0 };
      const nothing = { added: 0, changed: 0, unchanged: 1 };
      const first = await importInto(db, [inFile(...resources)]);
      expect(first).toMatchObject({
        refusals: [],
        taken: { Encounter: added, Practitioner: added, Patient: nothing },
      });
      expect(await recordOf(db, AINO)).toEqual([
        visit('1', 'Patient/p1', { participant: [{ individual: { reference: 'Practitioner/d1' } }] }),
      ]);
      expect(await recordOf(db, EERO)).toEqual([]);
      const again = await importInto(db, [inFile(...resources)]);
      expect(again).toMatchObject({
        refusals: [],
        taken: { Encounter: nothing, Practitioner: nothing, Patient: nothing },
      });
    },
  );

  it.each([200, 100_000])('refuses what is nested too deep, and nothing else: %d levels', async (levels) => {
    const deep = `${'{"url":"u:x","extension":['.repeat(levels)}{"url":"u:x"}${']}'.repeat(levels)}`;
    const nested = JSON.stringify(visit('2', 'Patient/p1', { extension: [] })).replace('[]', `[${deep}]`);
    const file = fileOfLines(
      patient('p1', CODES[AINO]),
      visit('1', 'Patient/p1'),
      nested,
      visit('3', 'Patient/p1'),
    );
    const { refusals } = await importInto(db, [file]);
    expect(refusals).toMatchObject([{ id: '2', reason: 'invalid', rule: 'depth' }]);
    expect(await idsIn(db, AINO)).toEqual(['1', '3']);
  });

  it.each([
    ['a bundle', fileOfBundle],
    ['lines', fileOfLines],
  ])('refuses of %s what is too large, and nothing else', async (_, inFile) => {
    const note = (megabytes: number) => ({
      text: { status: 'generated', div: 'a'.repeat(megabytes * 1024 ** 2) },
    });
    const all = [
      visit('1', 'Patient/p1', note(7)),
      visit('2', 'Patient/p1', note(9)),
      visit('3', 'Patient/p1', note(7)),
      patient('p1', CODES[AINO]),
    ];
    const { refusals } = await importInto(db, [inFile(...all)]);
    expect(refusals).toEqual([
      { file: expect.stringMatching(/^a\./), place: 2, resourceType: null, id: null, reason: 'tooLarge' },
    ]);
    expect(await idsIn(db, AINO)).toEqual(['1', '3']);
  });

  it('loses of lines and of a bundle what is broken, and nothing else', async () => {
    const whole = [patient('p1', CODES[AINO]), visit('1', 'Patient/p1')];
    const lines = await importInto(db, [
      fileOfLines(
        ...whole,
        '{"resourceType": "Encounter", "id": ',
        visit('2', 'Patient/p1', { status: 5 }),
        visit('3', 'Patient/p1'),
      ),
    ]);
    expect(lines.reasons).toEqual(['null/null notJson', 'Encounter/2 invalid']);
    expect(lines.refusals[1]).toMatchObject({ file: 'a.ndjson', place: 4, at: '/status', rule: 'enum' });
    expect(await idsIn(db, AINO)).toEqual(['1', '3']);
    const text = JSON.stringify({
      resourceType: 'Bundle',
      entry: [...whole, visit('4', 'Patient/p1')].map((resource) => ({ resource })),
    });
    const bundle = await importInto(db, [
      fileOf(
        'a.json',
        text.replace(
          '{"resource":{"resourceType":"Encounter","id":"1"',
          '{"resource":{"resourceType":"Encounter",,"id":"1"',
        ),
      ),
    ]);
    expect(bundle.reasons).toEqual(['null/null notJson']);
    expect(await idsIn(db, AINO)).toEqual(['1', '3', '4']);
    const short = await importInto(db, [fileOf('a.json', text.slice(0, -40))]);
    expect(short.reasons).toEqual(['null/null fileBroken']);
  });

  it('loses of a batch only what the database does not take', async () => {
    await db.owner.schema
      .alterTable('health_records')
      .addCheckConstraint('no_2', sql`day <> '2026-03-02'`)
      .execute();
    try {
      const { reasons } = await importInto(db, [
        fileOfBundle(
          patient('p1', CODES[AINO]),
          visit('1', 'Patient/p1'),
          visit('2', 'Patient/p1', { period: { start: '2026-03-02' } }),
          visit('3', 'Patient/p1'),
        ),
      ]);
      expect(reasons).toEqual(['Encounter/2 databaseRefused']);
      expect(await idsIn(db, AINO)).toEqual(['1', '3']);
    } finally {
      await db.owner.schema.alterTable('health_records').dropConstraint('no_2').execute();
    }
  });

  it('keeps the last of what comes twice, and twice the same', async () => {
    const twice = [
      fileOfBundle(patient('p1', CODES[AINO]), visit('1', 'Patient/p1', { status: 'arrived' })),
      fileOfLines(visit('1', 'Patient/p1')),
    ];
    expect((await importInto(db, twice)).reasons).toEqual(['Encounter/1 superseded']);
    expect(await recordOf(db, AINO)).toMatchObject([{ status: 'finished' }]);
    expect((await importInto(db, twice)).taken).toMatchObject({
      Encounter: { added: 0, changed: 0, unchanged: 1 },
    });
  });

  it.each([
    ['a visit that is only planned', visit('1', 'Patient/p1', { status: 'planned' }), 'Encounter/1 planned'],
    [
      'what was entered in error',
      visit('1', 'Patient/p1', { status: 'entered-in-error' }),
      'Encounter/1 enteredInError',
    ],
    [
      'a diagnosis that was',
      {
        resourceType: 'Condition',
        id: '1',
        subject: { reference: 'Patient/p1' },
        recordedDate: '2026-03-01',
        verificationStatus: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
              code: 'entered-in-error',
            },
          ],
        },
      },
      'Condition/1 enteredInError',
    ],
  ])('refuses %s, and takes out what it had kept of it', async (_, mistaken, reason) => {
    const { status: _status, verificationStatus: _verification, ...rest } = mistaken as Resource;
    const right = mistaken.resourceType === 'Encounter' ? { ...rest, status: 'finished' } : rest;
    await importInto(db, [fileOfLines(patient('p1', CODES[AINO]), right as Resource)]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
    const { reasons } = await importInto(db, [fileOfLines(patient('p1', CODES[AINO]), mistaken)]);
    expect(reasons).toEqual([reason]);
    expect(await idsIn(db, AINO)).toEqual([]);
  });

  it('keeps decimals as precise as they were measured', async () => {
    const written = JSON.stringify({
      resourceType: 'Observation',
      id: '1',
      status: 'final',
      code: { text: 'P-K' },
      subject: { reference: 'Patient/p1' },
      effectiveDateTime: '2026-03-01',
      valueQuantity: { value: 9.5 },
    }).replace('9.5', '4.0');
    await importInto(db, [fileOfLines(patient('p1', CODES[AINO]), written)]);
    const { content } = await db.owner
      .selectFrom('health_records')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(db.vault.open('health_records.content', content)).toBe(
      `{"source":"${BASE}","resource":${written}}`,
    );
  });

  it('keeps of a professional what a patient may know', async () => {
    const doctor = {
      resourceType: 'Practitioner',
      id: 'd1',
      identifier: [
        { system: IDENTITY_CODES, value: '170250-9010' },
        { system: 'urn:oid:1.2.246.537.26', value: '123456' },
      ],
      name: [{ family: 'Heikkinen' }],
      birthDate: '1950-02-17',
      telecom: [{ system: 'phone', value: '040 123' }],
    };
    await importInto(db, [fileOfLines(doctor)]);
    const { content } = await db.owner
      .selectFrom('record_practitioners')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(content).toEqual({
      resourceType: 'Practitioner',
      id: 'd1',
      identifier: [{ system: 'urn:oid:1.2.246.537.26', value: '123456' }],
      name: [{ family: 'Heikkinen' }],
    });
  });
});

describe('references', () => {
  it.each([
    ['Practitioner/d1', 'Practitioner/d1'],
    ['Practitioner/d1/_history/2', 'Practitioner/d1'],
    [`${BASE}/Practitioner/d1`, 'Practitioner/d1'],
    ['urn:uuid:0F0E7C8A-3f26-41f7-9e5a-1c6e6fd1a0d2', 'Practitioner/d2'],
    ['Practitioner?identifier=https://numbers.example|7', 'Practitioner/d2'],
    ['https://another.example/fhir/Practitioner/d1', 'https://another.example/fhir/Practitioner/d1'],
    ['urn:uuid:00000000-0000-4000-8000-000000000000', 'urn:uuid:00000000-0000-4000-8000-000000000000'],
    ['#d1', '#d1'],
  ])('%s is kept as %s', async (reference, kept) => {
    const doctor = {
      resourceType: 'Practitioner',
      id: 'd2',
      identifier: [{ system: 'https://numbers.example', value: '7' }],
    };
    const entry = [
      { resource: visit('1', 'Patient/p1', { participant: [{ individual: { reference } }] }) },
      { fullUrl: 'urn:uuid:0f0e7c8a-3f26-41f7-9e5a-1c6e6fd1a0d2', resource: doctor },
      { resource: patient('p1', CODES[AINO]) },
    ];
    await importInto(db, [fileOf('a.json', JSON.stringify({ entry }))]);
    expect(await recordOf(db, AINO)).toMatchObject([{ participant: [{ individual: { reference: kept } }] }]);
  });
});
