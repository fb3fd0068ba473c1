import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeFlag, scaleAround } from './interval.ts';

describe('rangeFlag', () => {
  it.each([
    [3.4, { low: 3.5, high: 5 }, 'below'],
    [3.5, { low: 3.5, high: 5 }, 'within'],
    [5, { low: 3.5, high: 5 }, 'within'],
    [5.1, { low: 3.5, high: 5 }, 'above'],
    [-1, { high: 5 }, 'within'],
    [5, { high: 5 }, 'above'],
    [6, { high: 5 }, 'above'],
    [1000, { low: 60 }, 'within'],
    [60, { low: 60 }, 'below'],
    [0, { low: 60 }, 'below'],
    [0, { low: 0, high: 0 }, 'within'],
    [7, {}, null],
  ])('of %d in %j is %s', (value, interval, expected) => {
    expect(rangeFlag(value, interval)).toBe(expected);
  });
});

describe('scaleAround', () => {
  it.each([
    [{ low: 4, high: 5 }, [3.4, 5.6]],
    [{ low: 0, high: 10 }, [0, 16]],
    [{ low: -2, high: 2 }, [-4.4, 4.4]],
    [{ high: 5 }, [0, 10]],
    [{ low: 60 }, [0, 120]],
    [{ high: 0 }, [0, 2]],
    [{ high: -5 }, [-10, 0]],
  ])('%j reaches over %j', (interval, [start, end]) => {
    const scale = scaleAround(interval);
    expect(scale[0]).toBeCloseTo(start ?? Number.NaN);
    expect(scale[1]).toBeCloseTo(end ?? Number.NaN);
  });

  it('holds every interval, with room above it', () => {
    const ends = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(ends, ends, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [start, end] = scaleAround({ low, high });
        expect(start).toBeLessThanOrEqual(low);
        expect(end).toBeGreaterThan(high);
      }),
    );
  });
});
