import { expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { bloodCount, cancelledTest, laboratoryTest, vitaminD } from '../fixtures.ts';
import { labWords } from './lab-words.ts';
import { explanationBlocks, resultBlocks } from './result-blocks.ts';

const words = labWords(brandOf('kaari'), 'en');

test('a result is saved with its range, where it stands and that it was corrected', () => {
  const [table] = resultBlocks([laboratoryTest({ isCorrected: true })], words);
  expect(table).toMatchObject({
    kind: 'table',
    columns: ['Test', 'Result', 'Reference range', 'Compared with the range'],
    rows: [
      [
        'LDL-kolesteroli (fP-Kol-LDL)',
        '3.2\u00a0mmol/l\nThe laboratory has corrected the result.',
        '<3.0\u00a0mmol/l',
        expect.stringMatching(/^Above the reference range\nMeasures cholesterol/),
      ],
    ],
  });
});

test('a package has its heading, and what is not ready says so', () => {
  const blocks = resultBlocks([bloodCount, vitaminD], words);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table', 'heading', 'table']);
  expect(blocks.at(-1)).toMatchObject({
    rows: [[expect.any(String), 'The result is not ready yet', expect.any(String), '']],
  });
});

test.each([
  ['with a range', {}, true],
  ['without one that the laboratory has judged', { referenceRange: null }, true],
  ['that nobody has judged', { referenceRange: null, flag: null }, false],
])('whom to call is said of results %s', (_, changes, isSaid) => {
  expect(JSON.stringify(explanationBlocks([laboratoryTest(changes)], words)).includes('116117')).toBe(isSaid);
});

test('what was called off says so, and why', () => {
  expect(resultBlocks([cancelledTest], words)).toMatchObject([
    { rows: [['Kalium (P-K)', 'The test was cancelled\nNäyte oli hemolysoitunut.', '', '']] },
  ]);
});
