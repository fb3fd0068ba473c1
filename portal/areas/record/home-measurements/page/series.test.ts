import { expect, test } from 'vitest';
import { measurement, measurements } from '../fixtures.ts';
import { seriesOf } from './series.ts';

test('what was measured more than once is a series; the pulse also counts beside a blood pressure', () => {
  const more = [
    ...measurements,
    measurement({ id: 7, measuredAt: '2026-11-14T06:00:00.000Z', measured: { kind: 'pulse', value: 58 } }),
  ];
  const series = seriesOf(more, 'fi');
  expect(series.map(({ id, unit, points }) => [id, unit, points.length])).toEqual([
    ['systolic', 'mmHg', 4],
    ['diastolic', 'mmHg', 4],
    ['pulse', '/min', 4],
  ]);
  expect(series[2]?.points.at(-1)).toMatchObject({ value: 58, written: '58' });
  expect(seriesOf([measurement()], 'fi')).toEqual([]);
});
