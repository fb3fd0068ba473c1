import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOf, PREFIXES, type Prefix, type Range } from '#areas/record/shared/health-record/judged.ts';
import { testOf } from './result-view.ts';

const number = (value: number, prefix: Prefix | null = null) => ({ type: 'number', value, prefix }) as const;
const range = (min: number | null, max: number | null): Range => ({ min, max });

describe('where a result stands', () => {
  it.each([
    ['in the middle', 5, null, range(3, 8), 'within'],
    ['at the lower of two ends', 3, null, range(3, 8), 'within'],
    ['at the upper of two ends', 8, null, range(3, 8), 'within'],
    ['just below', 2.9, null, range(3, 8), 'below'],
    ['just above', 8.1, null, range(3, 8), 'above'],
    ['at an end that is alone: <4', 4, null, range(null, 4), 'above'],
    ['under it', 3.9, null, range(null, 4), 'within'],
    ['at an end that is alone: >50', 50, null, range(50, null), 'below'],
    ['over it', 51, null, range(50, null), 'within'],
    ['less than the end itself: <4', 4, 'lessThan', range(null, 4), 'within'],
    ['at most the end itself: <4', 4, 'lessThanOrEqual', range(null, 4), null],
    ['more than the end itself: >50', 50, 'greaterThan', range(50, null), 'within'],
    ['at least the end itself: >50', 50, 'greaterThanOrEqual', range(50, null), null],
    ['less than the lower end of two', 3, 'lessThan', range(3, 8), 'below'],
    ['at most the lower end of two', 3, 'lessThanOrEqual', range(3, 8), null],
    ['more than the upper end of two', 8, 'greaterThan', range(3, 8), 'above'],
    ['at least the upper end of two', 8, 'greaterThanOrEqual', range(3, 8), null],
    ['less than something within', 5, 'lessThan', range(3, 8), null],
    ['more than something within', 5, 'greaterThan', range(3, 8), null],
    ['far more', 100, 'greaterThan', range(3, 8), 'above'],
    ['without a range', 5, null, null, null],
  ] as const)('%s', (_, value, prefix, between, flag) => {
    expect(flagOf(number(value, prefix), between)).toBe(flag);
  });

  const ends = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 51, max: 100 }));
  const anyRange = fc
    .tuple(ends, fc.constantFrom('both', 'min', 'max'))
    .map(([[min, max], which]) => range(which === 'max' ? null : min, which === 'min' ? null : max));

  it('agrees with each number that the prefix leaves possible', () => {
    const possible: Record<Prefix, (limit: number, offset: number) => number> = {
      greaterThan: (limit, offset) => limit + offset + 0.001,
      greaterThanOrEqual: (limit, offset) => limit + offset,
      lessThan: (limit, offset) => limit - offset - 0.001,
      lessThanOrEqual: (limit, offset) => limit - offset,
    };
    fc.assert(
      fc.property(
        anyRange,
        fc.integer({ min: -20, max: 130 }),
        fc.constantFrom(...PREFIXES),
        fc.nat({ max: 200 }),
        (between, limit, prefix, offset) => {
          const said = flagOf(number(limit, prefix), between);
          if (said) expect(flagOf(number(possible[prefix](limit, offset)), between)).toBe(said);
        },
      ),
    );
  });

  it('is always told of an exact number with a range', () => {
    fc.assert(
      fc.property(anyRange, fc.double({ noNaN: true, noDefaultInfinity: true }), (between, value) => {
        expect(flagOf(number(value), between)).not.toBeNull();
      }),
    );
  });

  it.each([
    ['H', 'above'],
    ['HH', 'above'],
    ['HU', 'above'],
    ['L', 'below'],
    ['LL', 'below'],
    ['LU', 'below'],
    ['N', 'within'],
    ['A', 'outside'],
    ['AA', 'outside'],
  ])('is what the laboratory says: %s', (code, flag) => {
    expect(flagOf(number(5), range(3, 8), [code])).toBe(flag);
    expect(flagOf({ type: 'text', text: 'Positiivinen' }, null, [code])).toBe(flag);
  });

  it('is the range’s where the laboratory says something else', () => {
    expect(flagOf(number(9), range(3, 8), ['B'])).toBe('above');
  });

  it('is the range’s where the laboratory says that its instrument cannot measure less, or more', () => {
    expect(flagOf(number(3, 'lessThan'), range(null, 4), ['<'])).toBe('within');
    expect(flagOf(number(90, 'greaterThan'), range(60, null), ['>'])).toBe('within');
  });

  it('is not told of a text', () => {
    expect(flagOf({ type: 'text', text: 'Negatiivinen' }, range(3, 8))).toBeNull();
  });
});

describe('a test', () => {
  const observation = (rest: object) =>
    testOf(1, {
      resourceType: 'Observation',
      status: 'final',
      code: {
        coding: [{ system: 'urn:oid:1.2.246.537.6.3.2006', display: 'P-CRP' }],
        text: 'Tulehdusarvo',
      },
      ...rest,
    });

  it.each([
    ['>', 'greaterThan'],
    ['>=', 'greaterThanOrEqual'],
    ['<', 'lessThan'],
    ['<=', 'lessThanOrEqual'],
  ])('%s is %s', (comparator, prefix) => {
    const valueQuantity = { value: 3, comparator, unit: 'mg/l' };
    expect(observation({ valueQuantity })).toMatchObject({
      result: { type: 'number', value: 3, prefix },
      unit: 'mg/l',
    });
  });

  it('has its short name and its name', () => {
    expect(observation({ valueInteger: 3 })).toMatchObject({ code: 'P-CRP', displayName: 'Tulehdusarvo' });
  });

  it.each([
    ['a text', { valueString: 'Negatiivinen' }, 'Negatiivinen'],
    ['a finding', { valueCodeableConcept: { coding: [{ display: 'Positiivinen' }] } }, 'Positiivinen'],
    ['a titre', { valueRatio: { numerator: { value: 1 }, denominator: { value: 160 } } }, '1:160'],
    [
      'a titre that is only limited',
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 10, comparator: '<' } } },
      '1:<10',
    ],
    [
      'from what to what',
      { valueRange: { low: { value: 3, unit: '/nk' }, high: { value: 5, unit: '/nk' } } },
      '3–5\u00a0/nk',
    ],
    ['why there is none', { dataAbsentReason: { text: 'Näyte hyytynyt' } }, 'Näyte hyytynyt'],
  ])('tells %s', (_, value, text) => {
    expect(observation(value).result).toEqual({ type: 'text', text });
  });

  it.each(['registered', 'preliminary'])('shows nothing while it is %s', (status) => {
    const test = observation({
      status,
      valueQuantity: { value: 90, unit: 'mg/l' },
      note: [{ text: 'Alustava' }],
    });
    expect(test).toMatchObject({
      isReady: false,
      result: null,
      flag: null,
      isWithinReferenceRange: null,
      additionalResult: null,
    });
  });

  it.each([
    ['corrected', true],
    ['amended', false],
    ['final', false],
  ])('that is %s says so: %s', (status, isCorrected) => {
    expect(observation({ status, valueInteger: 3 })).toMatchObject({ isReady: true, isCorrected });
  });

  it('has what the laboratory has added, and the range that is the normal one', () => {
    const test = observation({
      valueQuantity: { value: 9, unit: 'mg/l' },
      note: [{ text: 'Vieritesti.' }, { text: 'Kontrolli viikon kuluttua.' }],
      referenceRange: [
        { type: { coding: [{ code: 'treatment' }] }, high: { value: 1 } },
        { type: { coding: [{ code: 'normal' }] }, high: { value: 4 } },
      ],
    });
    expect(test).toMatchObject({
      additionalResult: 'Vieritesti.\nKontrolli viikon kuluttua.',
      referenceRange: { min: null, max: 4 },
      flag: 'above',
      isWithinReferenceRange: false,
    });
  });

  it('has no range where there are several, as for each sex and age: nobody here knows which is the patient’s', () => {
    const test = observation({
      valueQuantity: { value: 126, unit: 'g/l' },
      referenceRange: [
        { appliesTo: [{ text: 'Miehet' }], low: { value: 134 }, high: { value: 167 } },
        { appliesTo: [{ text: 'Naiset' }], low: { value: 117 }, high: { value: 155 } },
      ],
    });
    expect(test).toMatchObject({ referenceRange: null, flag: null, isWithinReferenceRange: null });
  });

  it.each([
    ['another code', { unit: 'g/dl', code: 'g/dL' }, null],
    ['another unit', { unit: 'g/dl' }, null],
    ['the same code, written otherwise', { unit: 'g/L', code: 'g/L' }, 'within'],
    ['no unit', {}, 'within'],
  ])('is compared with a range only in its own unit: %s', (_, unit, flag) => {
    const test = observation({
      valueQuantity: { value: 126, unit: 'g/l', code: 'g/L' },
      referenceRange: [{ low: { value: 11.7, ...unit }, high: { value: 155, ...unit } }],
    });
    expect(test.flag).toBe(flag);
    expect(test.referenceRange === null).toBe(flag === null);
  });
});
