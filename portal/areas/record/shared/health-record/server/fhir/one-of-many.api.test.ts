import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import {
  AINO,
  BASE,
  CODES,
  emptyPortal,
  fileOf,
  fileOfLines,
  idsIn,
  importInto,
  patient,
  type Resource,
  recordOf,
  visit,
} from './test-import.ts';
import { anyLine } from './testing/any-resource.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const CODE = CODES[AINO] as string;
const dated = (id: string, start: string) => visit(id, 'Patient/p1', { period: { start } });
const between = (...resources: readonly (Resource | string)[]) =>
  fileOfLines(patient('p1', CODE), visit('first', 'Patient/p1'), ...resources, visit('last', 'Patient/p1'));

describe('one resource of many', () => {
  it.each([
    ['0001-01-01', 'momentTooEarly'],
    ['0001-01-01T00:00:00+00:00', 'momentTooEarly'],
    ['0001-01-01T00:00:00+14:00', 'momentTooEarly'],
    ['0999-12-31T23:59:59Z', 'momentTooEarly'],
    ['1753-01-01', 'momentTooEarly'],
    ['1900-01-01', 'momentTooEarly'],
    ['2190-05-01', 'momentInFuture'],
    ['2026-03-25', 'momentInFuture'],
    ['9999-12-31T23:59:59Z', 'momentInFuture'],
    ['2026-02-31', 'momentMissing'],
  ])('dated %s is refused alone: %s', async (day, reason) => {
    const { reasons } = await importInto(db, [between(dated('odd', day))]);
    expect(reasons).toEqual([`Encounter/odd ${reason}`]);
    expect(await idsIn(db, AINO)).toEqual(['first', 'last']);
  });

  it('may be dated of a long life, and of tomorrow', async () => {
    const { reasons } = await importInto(db, [between(dated('old', '1912-04'), dated('new', '2026-03-24'))]);
    expect(reasons).toEqual([]);
    expect(await idsIn(db, AINO)).toEqual(['first', 'last', 'new', 'old']);
  });

  it.each([
    ['a code of five million characters', { class: { code: `${'a '.repeat(2_500_000)}a` } }],
    [
      'a wrong base64 with many line ends',
      { extension: [{ url: 'u:x', valueBase64Binary: `AAAA${'\r\n\r\nAAAA'.repeat(40)}?` }] },
    ],
  ])('with %s is refused alone', async (_, rest) => {
    const { reasons } = await importInto(db, [between(visit('odd', 'Patient/p1', rest))]);
    expect(reasons).toEqual(['Encounter/odd invalid']);
    expect(await idsIn(db, AINO)).toEqual(['first', 'last']);
  });

  it('from a system with a long address is refused alone', async () => {
    // Letters without a pattern: the database would shorten others.
    const letters = createHash('shake256', { outputLength: 4500 }).update('').digest('hex');
    const entry = [
      { resource: patient('p1', CODE) },
      {
        fullUrl: `https://${letters}.example/Practitioner/d1`,
        resource: { resourceType: 'Practitioner', id: 'd1' },
      },
      { resource: { resourceType: 'Practitioner', id: 'd2' } },
      { resource: visit('last', 'Patient/p1') },
    ];
    const { reasons } = await importInto(db, [fileOf('a.json', JSON.stringify({ entry }))]);
    expect(reasons).toEqual(['Practitioner/d1 databaseRefused']);
    expect(await idsIn(db, AINO)).toEqual(['last']);
  });

  it('that names its patient in two ways is one', async () => {
    const { reasons } = await importInto(db, [
      between(visit('two', 'Patient/p1'), visit('two', `${BASE}/Patient/p1`, { status: 'cancelled' })),
    ]);
    expect(reasons).toEqual(['Encounter/two superseded']);
    expect(await recordOf(db, AINO)).toContainEqual(
      expect.objectContaining({ id: 'two', status: 'cancelled' }),
    );
  });

  it.each(['{}', '[]', '"a text"', '{"resourceType":5}'])(
    'that is none is refused alone: %s',
    async (text) => {
      const { reasons } = await importInto(db, [between(text)]);
      expect(reasons).toEqual(['null/null notJson']);
      expect(await idsIn(db, AINO)).toEqual(['first', 'last']);
    },
  );

  it('may be one of many reports with many results', async () => {
    const reports = Array.from({ length: 450 }, (_, nth) => ({
      resourceType: 'DiagnosticReport',
      id: `r${nth}`,
      status: 'final',
      code: { text: 'Paketti' },
      subject: { reference: 'Patient/p1' },
      effectiveDateTime: '2026-03-01',
      result: Array.from({ length: 50 }, (_, part) => ({ reference: `Observation/${nth}-${part}` })),
    }));
    const { reasons, taken } = await importInto(db, [between(...reports)]);
    expect(reasons).toEqual([]);
    expect(taken).toMatchObject({ DiagnosticReport: { added: 450 } });
  });

  it.each([
    [{ colour: 'red' }, '/colour', 'additionalProperties'],
    [{ period: { start: '2026-03-01', until: '2026-03-02' } }, '/period/until', 'additionalProperties'],
    [{ '131052-308T': 'x' }, '', 'additionalProperties'],
    [{ class: undefined }, '/class', 'required'],
  ])('with %j is refused at %s', async (rest, at, rule) => {
    const { refusals } = await importInto(db, [between(visit('odd', 'Patient/p1', rest))]);
    expect(refusals).toMatchObject([{ id: 'odd', reason: 'invalid', at, rule }]);
  });
});

it('ends no import of hundreds, whatever they say', async () => {
  const lines = fc.sample(anyLine, { numRuns: 400, seed: 22 });
  const { reasons, taken } = await importInto(db, [between(patient('known', CODE), ...lines)]);
  expect(reasons.filter((reason) => / (unforeseen|databaseRefused)$/.test(reason))).toEqual([]);
  const added = Object.values(taken).reduce((sum, each) => sum + each.added, 0);
  expect(added).toBeGreaterThan(20);
  expect(await idsIn(db, AINO)).toContain('last');
});

describe('a text', () => {
  it('of lines may begin with a byte order mark', async () => {
    const text = [patient('p1', CODE), visit('1', 'Patient/p1')]
      .map((each) => JSON.stringify(each))
      .join('\r\n');
    const { reasons } = await importInto(db, [fileOf('a.ndjson', `\uFEFF${text}`)]);
    expect(reasons).toEqual([]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
  });

  it.each(['a.ndjson', 'a.json'])('that is no UTF-8 is refused where that shows: %s', async (name) => {
    const lines = [
      patient('p1', CODE),
      visit('1', 'Patient/p1', { language: 'fi' }),
      visit('2', 'Patient/p1'),
    ];
    const text = lines
      .map((each) => JSON.stringify(each))
      .join('\n')
      .replace('"fi"', '"\u00e4"');
    const file = {
      ...fileOf(name, ''),
      async *read() {
        yield Buffer.from(text, 'latin1');
      },
    };
    const { reasons } = await importInto(db, [file]);
    expect(reasons).toEqual(['null/null notUtf8']);
    expect(await idsIn(db, AINO)).toEqual(['2']);
  });
});
