import type { ReactNode } from 'react';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Interval } from '../RangeBar/interval.ts';
import { FlagBadge } from '../ReferenceRange/FlagBadge.tsx';
import type { Measure } from '../ReferenceRange/use-measure.ts';
import { type Column, Table, useSortedRows } from '../Table/Table.tsx';
import { monthsSince, writeAge } from './ages.ts';
import { flagOf, type TrendPoint } from './chart-layout.ts';
import { type ChartStrings, chartStrings } from './chart-strings.ts';

interface TrendTableProps {
  readonly title: ReactNode;
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
  readonly measure: Measure;
  /** The day from which ages are counted. */
  readonly since: string | undefined;
}

function columnsOf(
  text: ChartStrings,
  { interval, measure: { write, language }, since }: TrendTableProps,
): readonly Column<TrendPoint>[] {
  const date: Column<TrendPoint> = {
    id: 'date',
    header: text.date,
    cell: ({ at }) => <DateTime value={at} format="dayDate" />,
    sortValue: ({ at }) => Date.parse(at),
  };
  const value: Column<TrendPoint> = {
    id: 'value',
    header: text.value,
    isNumeric: true,
    cell: ({ value, written }) => written ?? (value === null ? text.noValue : write(value)),
    sortValue: (point) => point.value,
  };
  const comparison: Column<TrendPoint> = {
    id: 'flag',
    header: text.flag,
    cell: (point) => {
      const found = flagOf(point, interval);
      return found ? <FlagBadge flag={found} /> : '–';
    },
  };
  const isCompared = interval.low !== undefined || interval.high !== undefined;
  const columns = isCompared ? [date, value, comparison] : [date, value];
  if (since === undefined) return columns;
  const age: Column<TrendPoint> = {
    id: 'age',
    header: text.age,
    cell: ({ at }) => writeAge(monthsSince(since, at), language),
  };
  return columns.toSpliced(1, 0, age);
}

/** The same values as rows, the latest first. */
export function TrendTable(props: TrendTableProps): ReactNode {
  const { title, points, measure } = props;
  const columns = columnsOf(chartStrings[measure.language], props);
  const sorted = useSortedRows(points, columns, { column: 'date', direction: 'descending' });
  return (
    <Table
      caption={title}
      isCaptionHidden
      columns={columns}
      rowKey={({ at }, index) => `${at} ${index}`}
      {...sorted}
    />
  );
}
