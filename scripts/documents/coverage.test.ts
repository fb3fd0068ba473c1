import { describe, expect, test } from 'vitest';
import { countsOf, coverageDocument } from './coverage.ts';
import { readDocuments } from './requirements.ts';
import { parseStatements, readStatements } from './statements.ts';
import { read } from './written.ts';

const statements = readStatements();
const requirements = readDocuments().flatMap((document) => document.requirements);

describe('the statements of what was ordered', () => {
  test('are numbered in each part without gaps', () => {
    const parts = Map.groupBy(statements, ({ number }) => number.split('.')[0]);
    expect([...parts.keys()].join('')).toBe('123456789');
    for (const [part, own] of parts) {
      const numbers = own.map((_, index) => `${part}.${String(index + 1).padStart(2, '0')}`);
      expect(own.map(({ number }) => number)).toEqual(numbers);
    }
  });

  test('lead each to requirements that exist, or to why there are none', () => {
    const ids = new Set(requirements.map(({ id }) => id));
    const dead = statements.flatMap(({ number, requirements: own }) =>
      own.filter((id) => !ids.has(id)).map((id) => `${number}: there is no ${id}`),
    );
    expect(dead).toEqual([]);
  });

  test('stand on the page of coverage as they are: npm run coverage writes it', () => {
    expect(read('docs/requirements/coverage.md')).toBe(coverageDocument(statements, requirements));
  });
});

describe('a statement', () => {
  test('has requirements', () => {
    expect(parseStatements('4.07\tPaying\tPAY-01, PAY-02\n')).toEqual([
      { number: '4.07', text: 'Paying', requirements: ['PAY-01', 'PAY-02'], absence: null },
    ]);
  });

  test.each(['missing', 'not'])('says why it has none: %s', (kind) => {
    const [read] = parseStatements(`2.01\tA chat\t${kind}: no room for it`);
    expect(read).toMatchObject({ requirements: [], absence: { kind, reason: 'no room for it' } });
  });

  test.each([
    '1.01\tA chat',
    '1.01\tA chat\t',
    '1.01\tA chat\tmissing:',
    '1.01\tA chat\tTALK-1',
    'A chat\tTALK-01',
  ])('is refused as %j', (line) => {
    expect(() => parseStatements(line)).toThrow('names neither');
  });
});

test('the page counts what is shown, missing and not to be', () => {
  const three = parseStatements('1.01\tOne\tAB-01\n1.02\tTwo\tmissing: so far\n1.03\tThree\tnot: needless');
  expect(countsOf(three)).toEqual({ all: 3, shown: 1, missing: 1, not: 1 });
  const shown = {
    id: 'AB-01',
    document: 'a.md',
    sentence: '',
    proofs: [{ file: 'x/a.test.ts', name: null }],
  };
  const page = coverageDocument(three, [shown]);
  expect(page).toContain('| 1.01 | One | [AB-01](a.md) | `a.test.ts` |');
  expect(page).toContain('- 1.02 Two: so far.');
});
