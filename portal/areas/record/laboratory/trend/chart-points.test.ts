import { describe, expect, it } from 'vitest';
import type { TrendPoint } from '../contract.ts';
import { chartData } from './chart-points.ts';

const point = (more: Partial<TrendPoint>): TrendPoint => ({
  id: 1,
  at: '2026-03-24T06:00:00.000Z',
  unit: 'mg/l',
  referenceRange: { min: null, max: 4 },
  decimals: 0,
  result: { type: 'number', value: 3, prefix: null },
  flag: 'within',
  ...more,
});
const data = (...points: TrendPoint[]) => chartData(points, 'fi');

describe('a test over time', () => {
  it('has the unit and the range of the latest number', () => {
    const text = point({ result: { type: 'text', text: 'Hyytynyt' }, unit: null, flag: null });
    const older = point({ referenceRange: { min: null, max: 10 } });
    expect(data(text, point({}), older)).toMatchObject({ unit: 'mg/l', high: 4, isRangeOlder: true });
    expect(data(point({}), point({}))).toMatchObject({ isRangeOlder: false });
  });

  it('draws no text and no other unit, and writes them', () => {
    const text = point({ result: { type: 'text', text: 'Hyytynyt' }, flag: null });
    const { points } = data(point({}), text, point({ unit: 'mg/dl' }));
    expect(points.map(({ value }) => value)).toEqual([3, null, null]);
    expect(points.map(({ written }) => written)).toEqual(['3\u00a0mg/l', 'Hyytynyt', '3\u00a0mg/dl']);
  });

  it('draws a limited number at its limit, with its sign', () => {
    const limited = point({ result: { type: 'number', value: 3, prefix: 'lessThan' } });
    expect(data(limited).points).toMatchObject([{ value: 3, written: '<3\u00a0mg/l', flag: 'within' }]);
  });

  it('has no range without a unit', () => {
    expect(data(point({ unit: null }))).toMatchObject({ low: undefined, high: undefined });
  });
});
