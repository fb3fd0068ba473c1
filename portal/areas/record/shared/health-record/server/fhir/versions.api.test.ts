import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import {
  AINO,
  CODES,
  emptyPortal,
  fileOfBundle,
  fileOfLines,
  importInto,
  patient,
  recordOf,
  visit,
} from './test-import.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const whose = patient('p1', CODES[AINO] as string);
const version = (versionId: string | undefined, language: string, rest = {}) =>
  visit('1', 'Patient/p1', { meta: versionId === undefined ? {} : { versionId }, language, ...rest });
const stamped = (lastUpdated: string, language: string, versionId?: string) =>
  visit('1', 'Patient/p1', { meta: { lastUpdated, ...(versionId && { versionId }) }, language });
const languages = async () => (await recordOf(db, AINO)).map(({ language }) => language);
const JANUARY = '2026-01-05T10:00:00Z';
const FEBRUARY = '2026-02-05T10:00:00+02:00';

const older = [
  ['by its number', version('9', 'old'), version('10', 'new')],
  ['by its time', stamped(JANUARY, 'old'), stamped(FEBRUARY, 'new')],
  [
    'by its time, where versions have no numbers',
    stamped(JANUARY, 'old', 'b'),
    stamped(FEBRUARY, 'new', 'a'),
  ],
  ['by its number before its time', stamped(FEBRUARY, 'old', '1'), stamped(JANUARY, 'new', '2')],
] as const;

describe('an older version', () => {
  it.each(older)('in the same file gives way, %s, whichever comes first', async (_, old, current) => {
    expect((await importInto(db, [fileOfBundle(whose, current, old)])).reasons).toEqual([
      'Encounter/1 olderVersion',
    ]);
    expect(await languages()).toEqual(['new']);
    expect((await importInto(db, [fileOfLines(whose, old, current)])).reasons).toEqual([
      'Encounter/1 olderVersion',
    ]);
    expect(await languages()).toEqual(['new']);
  });

  it.each(older)('in a later file replaces nothing, %s', async (_, old, current) => {
    await importInto(db, [fileOfLines(whose, current), fileOfLines(old)]);
    expect(await languages()).toEqual(['new']);
    const { reasons, taken } = await importInto(db, [fileOfLines(whose, old)]);
    expect(reasons).toEqual(['Encounter/1 olderVersion']);
    expect(taken.Encounter).toEqual({ added: 0, changed: 0, unchanged: 0 });
    expect(await languages()).toEqual(['new']);
  });

  it('that was entered in error or planned takes nothing out', async () => {
    await importInto(db, [fileOfLines(whose, version('3', 'new'))]);
    for (const status of ['entered-in-error', 'planned'])
      await importInto(db, [fileOfLines(whose, version('2', 'old', { status }))]);
    expect(await languages()).toEqual(['new']);
  });

  it('does not bring back what was entered in error', async () => {
    await importInto(db, [fileOfLines(whose, version('1', 'old'))]);
    await importInto(db, [fileOfLines(whose, version('2', 'wrong', { status: 'entered-in-error' }))]);
    const { reasons } = await importInto(db, [fileOfLines(whose, version('1', 'old'))]);
    expect(reasons).toEqual(['Encounter/1 olderVersion']);
    expect(await languages()).toEqual([]);
    await importInto(db, [fileOfLines(whose, version('3', 'right'))]);
    expect(await languages()).toEqual(['right']);
  });

  it('of a professional replaces nothing', async () => {
    const doctor = (versionId: string, family: string) => ({
      resourceType: 'Practitioner',
      id: 'd1',
      meta: { versionId },
      name: [{ family }],
    });
    await importInto(db, [fileOfLines(doctor('2', 'Virtanen'), doctor('1', 'Laine'))]);
    const { reasons } = await importInto(db, [fileOfLines(doctor('1', 'Laine'))]);
    expect(reasons).toEqual(['Practitioner/d1 olderVersion']);
    const { content } = await db.owner
      .selectFrom('record_practitioners')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(content.name).toEqual([{ family: 'Virtanen' }]);
  });
});

it('ends a history, newest first, with its newest', async () => {
  const versions = ['5', '4', '3', '2', '1'].map((number) => version(number, `v${number}`));
  const { reasons } = await importInto(db, [fileOfBundle(whose, ...versions)]);
  expect(reasons).toEqual(Array(4).fill('Encounter/1 olderVersion'));
  expect(await languages()).toEqual(['v5']);
});

it.each([
  ['neither says which it is', version(undefined, 'a'), version(undefined, 'b')],
  ['only one of them does', version('2', 'a'), stamped(JANUARY, 'b')],
  ['they are the same version', version('2', 'a'), version('2', 'b')],
])('takes what comes later where %s', async (_, one, other) => {
  await importInto(db, [fileOfLines(whose, one)]);
  expect((await importInto(db, [fileOfLines(whose, other)])).reasons).toEqual([]);
  expect(await languages()).toEqual(['b']);
  expect((await importInto(db, [fileOfLines(whose, other, one)])).reasons).toEqual([
    'Encounter/1 superseded',
  ]);
  expect(await languages()).toEqual(['a']);
});
