import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEST_NOW, testVault as vault } from '#platform/database/test-database.ts';
import { hashed, isPartOfRecord, rowOf } from '../record-row.ts';
import { indexFiles } from './index-files.ts';
import { judge, type Verdict } from './judge.ts';
import { readResources } from './read-resources.ts';
import { REASONS } from './refusals.ts';
import { BASE, fileOfLines, visit } from './test-import.ts';
import { anyLine } from './testing/any-resource.ts';

const PATIENT_ID = '11111111-1111-4111-8111-111111111111';
const LINES = 100;
const RUNS = 100;
const RESENT = JSON.stringify(visit('sent-again', 'Patient/known'));

async function verdicts(lines: readonly string[]): Promise<Verdict[]> {
  const file = fileOfLines(...lines);
  const index = await indexFiles([file], { vault, source: BASE });
  const patients = new Map([[`${BASE} Patient/known`, { patientId: PATIENT_ID }]]);
  const all: Verdict[] = [];
  for await (const found of readResources(file))
    all.push(judge({ vault, now: TEST_NOW, index, source: BASE, patients }, found, all.length + 1));
  return all;
}

it('judges each of ten thousand resources alone, whatever they say, and the last as if it were the only one', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: LINES, maxLength: LINES }), async (lines) => {
      const all = await verdicts([...lines, JSON.stringify(visit('last', 'Patient/known'))]);
      expect(all).toHaveLength(lines.length + 1);
      expect(all.at(-1)).toMatchObject({ wanted: { patientId: PATIENT_ID, resource: { id: 'last' } } });
      for (const { refused, wanted } of all) {
        if (refused) expect(REASONS).toHaveProperty(refused);
        // Nothing of these has to be caught.
        expect(refused).not.toBe('unforeseen');
        seen.add(refused ?? 'taken');
        if (!wanted || 'home' in wanted) continue;
        const row = hashed({ vault, now: TEST_NOW }, wanted);
        if (isPartOfRecord(row))
          expect(rowOf({ vault, now: TEST_NOW }, row).day).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
      }
    }),
    {
      numRuns: RUNS,
      // Two of one id among a hundred are rare: chance alone left them out in one run of some hundred.
      examples: [[[RESENT, RESENT]]],
      // Lines by the hundred would be made smaller for minutes: the seed says which they were.
      endOnFailure: true,
    },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'taken',
      'invalid',
      'notJson',
      'typeNotKept',
      'momentTooEarly',
      'momentInFuture',
    ]),
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'patientMissing',
      'subjectMissing',
      'superseded',
      'olderVersion',
      'enteredInError',
    ]),
  );
});

it('refuses what nobody has thought of, and says what kind of error it was', () => {
  const index = {
    get latest(): never {
      throw new RangeError('Aino was here');
    },
  };
  const resource = visit('1', 'Patient/known');
  const found = { place: { file: 'a', nth: 1 }, resource, fullUrl: null, text: JSON.stringify(resource) };
  const verdict = judge(
    { vault, now: TEST_NOW, index: index as never, source: BASE, patients: new Map() },
    found,
    1,
  );
  expect(verdict).toEqual({ refused: 'unforeseen', fault: { at: '', rule: 'RangeError' } });
});
