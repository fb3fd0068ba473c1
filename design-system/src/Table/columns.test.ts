import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, nextSort, rowHeaderOf, sortRows } from './columns.ts';

interface Row {
  readonly name: string;
  readonly value: number | null;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nimi', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'value', header: 'Arvo', cell: ({ value }) => value, sortValue: ({ value }) => value },
  { id: 'fixed', header: 'Muu', cell: () => null },
];

const rows: readonly Row[] = [
  { name: 'Öljymäki', value: 2 },
  { name: 'Aalto', value: null },
  { name: 'Åberg', value: 10 },
  { name: 'Zidan', value: 2 },
];

const names = (found: readonly Row[]): string[] => found.map(({ name }) => name);

describe('sortRows', () => {
  it('orders names as Finnish does', () => {
    const sorted = sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'fi-FI');
    expect(names(sorted)).toEqual(['Aalto', 'Zidan', 'Åberg', 'Öljymäki']);
  });

  it.each(['ascending', 'descending'] as const)('puts rows without a value last, %s', (direction) => {
    const sorted = sortRows(rows, columns, { column: 'value', direction }, 'fi-FI');
    expect(sorted.at(-1)?.value).toBeNull();
  });

  it('keeps the order of equal rows', () => {
    const sorted = sortRows(rows, columns, { column: 'value', direction: 'ascending' }, 'fi-FI');
    expect(names(sorted)).toEqual(['Öljymäki', 'Zidan', 'Åberg', 'Aalto']);
  });

  it.each([undefined, { column: 'fixed', direction: 'ascending' }] as const)(
    'leaves alone what %j cannot order',
    (sort) => {
      expect(sortRows(rows, columns, sort, 'fi-FI')).toBe(rows);
    },
  );

  it('orders any numbers and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const sorted = sortRows(
          values.map((value) => ({ name: '', value })),
          columns,
          { column: 'value', direction: 'descending' },
          'fi-FI',
        );
        expect(sorted.map(({ value }) => value)).toEqual(values.toSorted((a, b) => b - a));
      }),
    );
  });
});

it('reverses the order of a column that is pressed again', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first.direction, second.direction, nextSort(second, 'name').direction]).toEqual([
    'ascending',
    'descending',
    'ascending',
  ]);
  expect(nextSort(first, 'value')).toEqual({ column: 'value', direction: 'ascending' });
});

it('takes the first column as the name of a row unless another says so', () => {
  expect(rowHeaderOf(columns)).toBe('name');
  expect(
    rowHeaderOf([
      { id: 'a', header: 'A', cell: () => null },
      { id: 'b', header: 'B', cell: () => null, isRowHeader: true },
    ]),
  ).toBe('b');
});
