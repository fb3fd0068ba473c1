import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIXES, type Range } from '#areas/record/shared/health-record/judged.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { rangeText, resultText, writeNumber } from './writing.ts';

const number = (value: number) => ({ type: 'number', value, prefix: null }) as const;
const written = (
  value: number,
  referenceRange: Range | null,
  { unit = 'mmol/l', decimals = 1 }: { readonly unit?: string | null; readonly decimals?: number } = {},
) => ({ result: number(value), referenceRange, decimals, unit });

/** Reads a number as the language writes it. */
function read(text: string, language: 'fi' | 'sv' | 'en'): number {
  const plain = text.replaceAll(/\s/gu, '').replaceAll('−', '-');
  return Number(language === 'en' ? plain.replaceAll(',', '') : plain.replaceAll(',', '.'));
}

describe('the reference range', () => {
  it.each([
    [{ min: 3.4, max: 8.2 }, '3,4-8,2\u00a0mmol/l'],
    [{ min: 50, max: null }, '>50,0\u00a0mmol/l'],
    [{ min: null, max: 3 }, '<3,0\u00a0mmol/l'],
  ])('%j is %s', (range, text) => {
    expect(rangeText(written(2.5, range), 'fi')).toBe(text);
  });

  it.each([
    ['without a unit', { min: 1, max: 2 }, null],
    ['without ends', { min: null, max: null }, 'g/l'],
    ['without a range', null, 'g/l'],
  ])('is not shown %s', (_, range, unit) => {
    expect(rangeText(written(1, range, { unit }), 'fi')).toBeNull();
  });

  it('has both of its ends, one of them after its sign, or is not there', () => {
    const end = fc.option(fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100));
    const units = fc.option(fc.constantFrom('g/l', 'E9/l', '%'));
    fc.assert(
      fc.property(end, end, units, fc.constantFrom(...LANGUAGES), (min, max, unit, language) => {
        const test = written(1, { min, max }, { unit, decimals: 2 });
        const text = rangeText(test, language);
        if (unit === null || (min === null && max === null)) {
          expect(text).toBeNull();
          return;
        }
        const write = (value: number) => writeNumber(value, 2, language);
        const numbers =
          min === null
            ? `<${write(max ?? 0)}`
            : max === null
              ? `>${write(min)}`
              : `${write(min)}-${write(max)}`;
        expect(text).toBe(`${numbers}\u00a0${unit}`);
      }),
    );
  });
});

describe('a result', () => {
  it.each([
    ['fi', 'greaterThan', '>4,1\u00a0mmol/l'],
    ['sv', 'greaterThanOrEqual', '≥4,1\u00a0mmol/l'],
    ['en', 'lessThan', '<4.1\u00a0mmol/l'],
    ['fi', 'lessThanOrEqual', '≤4,1\u00a0mmol/l'],
  ] as const)('in %s, %s', (language, prefix, text) => {
    const test = { ...written(4.1, null), result: { type: 'number', value: 4.1, prefix } as const };
    expect(resultText(test, language)).toBe(text);
  });

  it('is the same number again, read as the language writes it', () => {
    const values = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toPrecision(6))),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
    );
    fc.assert(
      fc.property(
        values.filter((value) => value === 0 || Math.abs(value) > 1e-9),
        fc.constantFrom(...LANGUAGES),
        fc.option(fc.constantFrom(...PREFIXES)),
        (value, language, prefix) => {
          const test = {
            ...written(value, null, { unit: null, decimals: 15 }),
            result: { type: 'number', value, prefix } as const,
          };
          const text = resultText(test, language) ?? '';
          expect(read(text.replace(/^[<>≤≥]/, ''), language)).toBeCloseTo(value, 12);
        },
      ),
    );
  });

  it('has its decimals, zeros among them', () => {
    expect(resultText(written(4, null), 'fi')).toBe('4,0\u00a0mmol/l');
    expect(resultText(written(1e-7, null, { decimals: 7 }), 'en')).toBe('0.0000001\u00a0mmol/l');
    expect(resultText(written(12_345, null, { unit: null, decimals: 0 }), 'fi')).toBe('12\u00a0345');
  });

  it('in words stays as it is', () => {
    const test = {
      result: { type: 'text', text: 'Negatiivinen' },
      referenceRange: null,
      decimals: 0,
      unit: 'g/l',
    } as const;
    expect(resultText(test, 'sv')).toBe('Negatiivinen');
  });
});
