import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLayout, nearestPoint } from './chart-layout.ts';
import { labelsWithRoom, timeLabels, valueLabels } from './tick-labels.ts';

const points = [
  { at: '2026-01-12', value: 3 },
  { at: '2026-03-02', value: null },
  { at: '2026-05-20', value: 6 },
  { at: '2026-09-01', value: 4.5 },
];

describe('chartLayout', () => {
  it('places points by their time and value', () => {
    const [first, second, last] = chartLayout(points, {}).points;
    expect(first?.x).toBeCloseTo(6);
    expect(last?.x).toBeCloseTo(94);
    expect(first?.y).toBeGreaterThan(last?.y ?? 0);
    expect(last?.y).toBeGreaterThan(second?.y ?? 0);
  });

  it('breaks the line where there is no value', () => {
    const { path, points: placed } = chartLayout(points, {});
    expect(path.match(/M/g)).toHaveLength(2);
    expect(placed).toHaveLength(3);
  });

  it('says where each value stands', () => {
    const placed = chartLayout(points, { low: 4, high: 5 }).points;
    expect(placed.map(({ flag }) => flag)).toEqual(['below', 'above', 'within']);
  });

  it('believes a point that says where it stood, and keeps how it was given', () => {
    const given = { at: '2026-01-12', value: 3, written: '<3 mg/l', flag: 'within' } as const;
    expect(chartLayout([given], { low: 4 }).points).toMatchObject([given]);
  });

  it('shows the whole interval, however far from the values it is', () => {
    const { band } = chartLayout(points, { low: 100, high: 200 });
    expect(band?.top).toBeGreaterThanOrEqual(6);
    expect(band?.bottom).toBeLessThan(94);
  });

  it.each([
    [{ high: 5 }, 'bottom', 94],
    [{ low: 4 }, 'top', 6],
  ] as const)('lets the open end of %j run to the edge', (interval, end, expected) => {
    expect(chartLayout(points, interval).band?.[end]).toBeCloseTo(expected);
  });

  it('draws no line at an open end', () => {
    expect(chartLayout(points, { high: 5 }).band?.ends).toHaveLength(1);
    expect(chartLayout(points, { low: 4, high: 5 }).band?.ends).toHaveLength(2);
  });

  it('has no band without an interval', () => {
    expect(chartLayout(points, { low: undefined }).band).toBeNull();
  });

  it('puts a single value in the middle', () => {
    const [only] = chartLayout([{ at: '2026-01-12', value: 5 }], {}).points;
    expect(only?.x).toBeCloseTo(50);
    expect(only?.y).toBeCloseTo(50);
  });

  it.each([[[]], [[{ at: '2026-01-12', value: null }]]])('shows nothing of %j', (none) => {
    expect(chartLayout(none, { low: 1, high: 2 })).toMatchObject({ points: [], path: '', timeTicks: [] });
  });

  it.each([
    ['2024-11-20', '2026-11-26', [2025, 2026]],
    ['2022-01-01', '2026-03-01', [2022, 2023, 2024, 2025, 2026]],
    ['2019-05-01', '2026-03-01', [2020, 2022, 2024, 2026]],
  ])('marks the years from %s to %s', (from, to, years) => {
    const { timeTicks } = chartLayout(
      [
        { at: from, value: 1 },
        { at: to, value: 2 },
      ],
      {},
    );
    expect(timeTicks.map(({ date }) => date.getUTCFullYear())).toEqual(years);
    // All of them have room on a phone.
    const places = timeTicks.map(({ x }) => x);
    expect(labelsWithRoom(places, 14, { inwards: 5 }).size).toBe(years.length);
  });

  it('keeps everything within the drawing', () => {
    // Measured values have few decimals: closer together, floating point cannot divide between them.
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
    const at = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const some = fc.array(fc.record({ at: at.map((date) => date.toISOString()), value }), { minLength: 1 });
    fc.assert(
      fc.property(some, value, (many, high) => {
        const layout = chartLayout(many, { high });
        for (const { x, y } of layout.points) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(100);
        }
        expect(layout.points).toHaveLength(many.length);
        expect(layout.path).not.toContain('NaN');
      }),
    );
  });
});

describe('nearestPoint', () => {
  const placed = chartLayout(points, {}).points;

  it.each([
    [0, 0],
    [100, 2],
    [(placed[1]?.x ?? 0) + 1, 1],
  ])('to %d is point %d', (x, expected) => {
    expect(nearestPoint(placed, x)).toBe(expected);
  });

  it('is none where there are none', () => {
    expect(nearestPoint([], 50)).toBe(-1);
  });
});

describe('labels of the axes', () => {
  const days = (...dates: string[]): Date[] => dates.map((date) => new Date(date));

  it.each([
    ['fi', ['2025', '2026'], days('2025-01-01', '2026-01-01')],
    ['fi', ['10/2025', '1/2026'], days('2025-10-01', '2026-01-01')],
    ['en', ['Oct 2025', 'Jan 2026'], days('2025-10-01', '2026-01-01')],
    ['sv', ['24.11.', '1.12.'], days('2026-11-24', '2026-12-01')],
    ['en', ['24 Nov', '1 Dec'], days('2026-11-24', '2026-12-01')],
  ] as const)('in %s are %j', (language, expected, dates) => {
    expect(timeLabels(dates, language)).toEqual(expected);
  });

  it('write numbers with the same decimals', () => {
    expect(valueLabels([3, 3.5, 4], 'fi')).toEqual(['3,0', '3,5', '4,0']);
    expect(valueLabels([0, 500, 1000], 'en')).toEqual(['0', '500', '1,000']);
  });

  it.each([
    [10, [0, 1, 2, 3]],
    [30, [0, 2]],
    [75, [0, 3]],
    [90, [0]],
  ])('keep a distance of %d', (gap, expected) => {
    expect([...labelsWithRoom([4, 40, 60, 96], gap, { inwards: 12 })]).toEqual(expected);
  });
});
