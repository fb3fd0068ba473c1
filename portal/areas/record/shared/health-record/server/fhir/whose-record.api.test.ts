import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import {
  AINO,
  CODES,
  EERO,
  emptyPortal,
  fileOf,
  fileOfBundle,
  fileOfLines,
  idsIn,
  importInto,
  patient,
  visit,
} from './test-import.ts';

const UNKNOWN_CODE = '290296-907L';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const byCode = (code: string, rest = {}) =>
  visit('1', undefined, { subject: { identifier: { system: IDENTITY_CODES, value: code }, ...rest } });

describe('a resource is refused', () => {
  it.each([
    [
      'its patient is not in the portal',
      'patientUnknown',
      [patient('p1', UNKNOWN_CODE), visit('1', 'Patient/p1')],
    ],
    ['it names somebody else by the code', 'patientUnknown', [byCode(UNKNOWN_CODE)]],
    ['its patient has no code', 'codeMissing', [patient('p1', null), visit('1', 'Patient/p1')]],
    ['its patient is in no file', 'patientMissing', [visit('1', 'Patient/p1')]],
    ['it is nobody’s', 'subjectMissing', [visit('1', undefined)]],
    ['it is a group’s', 'subjectMissing', [visit('1', 'Group/1')]],
    [
      'two codes are named',
      'patientAmbiguous',
      [patient('p1', CODES[AINO]), byCode(CODES[EERO] as string, { reference: 'Patient/p1' })],
    ],
    [
      'it says no time',
      'momentMissing',
      [patient('p1', CODES[AINO]), visit('1', 'Patient/p1', { period: {} })],
    ],
    ['it has no id', 'idMissing', [visit('1', 'Patient/p1', { id: undefined })]],
    ['its type is not kept', 'typeNotKept', [{ resourceType: 'Claim', id: '1' }]],
    ['it is no resource of FHIR', 'typeNotKept', [{ resourceType: 'Käynti', id: '1' }]],
    [
      'it has half a character',
      'invalid',
      [patient('p1', CODES[AINO]), visit('1', 'Patient/p1', { language: '\ud800' })],
    ],
  ])('if %s: %s', async (_, reason, resources) => {
    const { reasons } = await importInto(db, [fileOfLines(...resources)]);
    expect(reasons.at(-1)).toMatch(new RegExp(` ${reason}$`));
    expect(await idsIn(db, AINO)).toEqual([]);
    expect(await idsIn(db, EERO)).toEqual([]);
  });

  it('if nobody says which system it comes from, unless its id is unique everywhere', async () => {
    const uuid = '3fb1eb54-3d1d-4b1e-8d1a-0b3c6bd8e8b1';
    const { reasons } = await importInto(
      db,
      [fileOfLines(byCode(CODES[AINO] as string), { ...byCode(CODES[AINO] as string), id: uuid })],
      { source: null },
    );
    expect(reasons).toEqual(['Encounter/1 sourceUnknown']);
    expect(await idsIn(db, AINO)).toEqual([uuid]);
  });

  it('without anything of a person in the report', async () => {
    const { refusals } = await importInto(db, [
      fileOfLines({ ...byCode(UNKNOWN_CODE), id: UNKNOWN_CODE }, { resourceType: UNKNOWN_CODE }),
    ]);
    expect(refusals).toHaveLength(2);
    expect(JSON.stringify(refusals)).not.toContain('907L');
  });
});

describe('the record', () => {
  it('is that of the identity code, where a resource names it itself', async () => {
    await importInto(db, [fileOfLines(byCode(' 140385-902f '))]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
  });

  it('is each patient’s own where two have resources of the same ids', async () => {
    const ofAino = fileOfBundle(patient('a', CODES[AINO]), visit('1', 'Patient/a'), visit('2', 'Patient/a'));
    const ofEero = fileOfBundle(patient('e', CODES[EERO]), visit('1', 'Patient/e', { status: 'cancelled' }));
    await importInto(db, [ofAino]);
    await importInto(db, [ofEero]);
    expect(await idsIn(db, AINO)).toEqual(['1', '2']);
    expect(await idsIn(db, EERO)).toEqual(['1']);
    expect((await importInto(db, [ofAino])).taken).toMatchObject({ Encounter: { unchanged: 2 } });
    expect((await importInto(db, [ofAino, ofEero])).taken).toMatchObject({ Encounter: { unchanged: 3 } });
  });

  it('is each patient’s own also where a system numbers and counts versions for each', async () => {
    const of = (who: string, versionId: string, start: string) =>
      visit('1', `Patient/${who}`, { meta: { versionId }, period: { start } });
    const people = [patient('a', CODES[AINO]), patient('e', CODES[EERO])];
    await importInto(db, [fileOfBundle(...people, of('a', '1', '2026-03-01'))]);
    const { moves } = await importInto(db, [fileOfBundle(...people, of('e', '2', '2026-03-02'))]);
    expect(moves).toEqual([]);
    expect([await idsIn(db, AINO), await idsIn(db, EERO)]).toEqual([['1'], ['1']]);
  });

  it('is nobody’s while a system gives the patient another identity code than before', async () => {
    await importInto(db, [fileOfBundle(patient('p1', CODES[AINO]), visit('1', 'Patient/p1'))]);
    const { reasons } = await importInto(db, [
      fileOfBundle(patient('p1', CODES[EERO]), visit('1', 'Patient/p1'), visit('2', 'Patient/p1')),
    ]);
    expect(reasons).toEqual([
      'Patient/p1 patientChanged',
      'Encounter/1 patientChanged',
      'Encounter/2 patientChanged',
    ]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
    expect(await idsIn(db, EERO)).toEqual([]);
  });

  it('is not that of a closed account', async () => {
    await db.owner
      .updateTable('patients')
      .set({ account_closed_at: new Date() })
      .where('id', '=', AINO)
      .execute();
    const { reasons } = await importInto(db, [fileOfLines(byCode(CODES[AINO] as string))]);
    expect(reasons).toEqual(['Encounter/1 patientUnknown']);
  });

  it('is the named one’s for files of one patient, and for no others', async () => {
    const one = fileOf(
      'one.json',
      JSON.stringify({
        entry: [patient('x', null), visit('1', 'Patient/x')].map((resource) => ({ resource })),
      }),
    );
    const two = fileOfLines(visit('2', 'Patient/x'), visit('3', 'Patient/y'));
    const { reasons } = await importInto(db, [one, two], { as: EERO });
    expect(reasons).toEqual(['Encounter/2 severalPatients', 'Encounter/3 severalPatients']);
    expect(await idsIn(db, EERO)).toEqual(['1']);
  });
});

describe('a patient of the files who is said to be', () => {
  const AINO_IS = { birthDate: '1985-03-14', gender: 'female' };
  const files = (traits: object) => [
    fileOfBundle({ ...patient('p1', CODES[AINO]), ...traits }, visit('1', 'Patient/p1')),
  ];

  it.each([
    ['born on another day', { birthDate: '1985-03-15' }],
    ['born in another year', { birthDate: '1986' }],
    ['born in another month', { birthDate: '1985-04' }],
    ['of the other sex', { ...AINO_IS, gender: 'male' }],
  ])('%s is refused with everything, unless the operator insists', async (_, traits) => {
    const all = ['Patient/p1 patientContradicted', 'Encounter/1 patientContradicted'];
    for (const as of [null, AINO]) expect((await importInto(db, files(traits), { as })).reasons).toEqual(all);
    expect(await idsIn(db, AINO)).toEqual([]);
    for (const as of [null, AINO])
      expect((await importInto(db, files(traits), { as, isInsisted: true })).reasons).toEqual([]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
  });

  it.each([
    ['born so', AINO_IS],
    ['born in that month', { birthDate: '1985-03' }],
    ['of a sex that the code does not tell', { gender: 'other' }],
    ['of an unknown sex', { gender: 'unknown', birthDate: '1985' }],
  ])('%s is taken', async (_, traits) => {
    expect((await importInto(db, files(traits))).reasons).toEqual([]);
    expect(await idsIn(db, AINO)).toEqual(['1']);
  });

  it('somebody else is not remembered as whose code it was', async () => {
    await importInto(db, files({ birthDate: '1979-11-02' }));
    await importInto(db, [fileOfBundle(patient('p1', CODES[EERO]), visit('1', 'Patient/p1'))]);
    expect(await idsIn(db, EERO)).toEqual(['1']);
  });
});

describe('a resource that turns out to be of another patient', () => {
  const people = [patient('a', CODES[AINO] as string), patient('e', CODES[EERO] as string)];
  const logOf = (patientId: string) =>
    db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind', 'actor_kind'])
      .where('patient_id', '=', patientId)
      .execute();

  it.each([
    [
      'by the number of its version',
      { meta: { versionId: '1' } },
      { meta: { versionId: '2' }, status: 'in-progress' },
    ],
    [
      'by its time',
      { meta: { lastUpdated: '2026-03-02T10:00:00Z' } },
      { meta: { lastUpdated: '2026-03-03T10:00:00Z' }, status: 'in-progress' },
    ],
    ['by being the same', {}, {}],
  ])('%s is withdrawn from the first, reported, and in both access logs', async (_, before, after) => {
    const first = fileOfBundle(...people, visit('1', 'Patient/a', before));
    await importInto(db, [first]);
    await db.owner.deleteFrom('access_log').execute();
    const { moves, taken, reasons } = await importInto(db, [
      fileOfBundle(...people, visit('1', 'Patient/e', after)),
    ]);
    expect({ moves, reasons }).toEqual({ moves: ['Encounter/1'], reasons: [] });
    expect(taken.Encounter).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect(await idsIn(db, AINO)).toEqual([]);
    expect(await idsIn(db, EERO)).toEqual(['1']);
    const line = { record_kind: 'visit', actor_kind: 'system' };
    expect(await logOf(AINO)).toEqual([{ ...line, action: 'cancel' }]);
    expect(await logOf(EERO)).toEqual([{ ...line, action: 'create' }]);
  });

  it('stays there when what was said of it before comes again, in a file of both or of the first', async () => {
    const versions = [
      visit('1', 'Patient/a', { meta: { versionId: '1' } }),
      visit('1', 'Patient/e', { meta: { versionId: '2' } }),
    ];
    for (const some of [versions, versions.toReversed(), versions.slice(0, 1)]) {
      const { reasons } = await importInto(db, [fileOfBundle(...people, ...some)]);
      expect(reasons).toEqual(['Encounter/1 olderVersion']);
      expect(await idsIn(db, AINO)).toEqual([]);
      expect(await idsIn(db, EERO)).toEqual(['1']);
    }
  });

  it('and to have been entered in error, is in neither record', async () => {
    await importInto(db, [fileOfBundle(...people, visit('1', 'Patient/a', { meta: { versionId: '1' } }))]);
    const error = { status: 'entered-in-error', meta: { versionId: '2' } };
    const { reasons } = await importInto(db, [fileOfBundle(...people, visit('1', 'Patient/e', error))]);
    expect(reasons).toEqual(['Encounter/1 enteredInError']);
    expect([...(await idsIn(db, AINO)), ...(await idsIn(db, EERO))]).toEqual([]);
  });
});
