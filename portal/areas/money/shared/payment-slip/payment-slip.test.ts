import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bankBarcode } from './bank-barcode.ts';
import { groupedIban, isFinnishIban } from './iban.ts';
import { groupedReference, isReferenceNumber, referenceNumber, rfReference } from './reference.ts';

const IBAN = 'FI7944052020036082';

describe('a Finnish reference number', () => {
  it.each([
    ['1234567', '12345672'],
    ['86851625961989', '868516259619897'],
    ['0001234567', '12345672'],
    ['123', '1232'],
  ])('of %s has the check digit of the banks’ rule', (base, reference) => {
    expect(referenceNumber(base)).toBe(reference);
    expect(isReferenceNumber(reference)).toBe(true);
  });

  test.each(['12', '1'.repeat(20), '12a4', ''])('is not made of %s', (base) => {
    expect(() => referenceNumber(base)).toThrow('3 to 19 digits');
  });

  it('with one digit wrong is none', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 10n ** 19n - 1n }),
        fc.nat(18),
        fc.integer({ min: 1, max: 9 }),
        (base, place, by) => {
          const right = referenceNumber(String(base));
          const at = place % right.length;
          const wrong = `${right.slice(0, at)}${(Number(right[at]) + by) % 10}${right.slice(at + 1)}`;
          return isReferenceNumber(right) && !isReferenceNumber(wrong);
        },
      ),
    );
  });

  it('has an RF of which the remainder by 97 is 1', () => {
    // The guide's example.
    expect(rfReference('2348236')).toBe('RF332348236');
    expect(groupedReference('RF332348236')).toBe('RF33\u00a02348\u00a0236');
    expect(groupedReference('12345672')).toBe('123\u00a045672');
  });
});

describe('a Finnish IBAN', () => {
  it('is known by its check digits', () => {
    expect(isFinnishIban(IBAN)).toBe(true);
    expect(isFinnishIban('FI7944052020036083')).toBe(false);
    expect(isFinnishIban('SE7944052020036082')).toBe(false);
    expect(groupedIban(IBAN)).toBe('FI79\u00a04405\u00a02020\u00a00360\u00a082');
  });
});

/** Reads a barcode by the places that the guide gives, and knows nothing of how it was made. */
function read(digits: string) {
  const parts = /^4(\d{16})(\d{6})(\d{2})000(\d{20})(\d{2})(\d{2})(\d{2})$/.exec(digits);
  if (!parts) throw new Error('no barcode of version 4');
  const [, account, euros, cents, reference, year, month, day] = parts;
  return {
    iban: `FI${account}`,
    sum: `${Number(euros)}.${cents}`,
    reference: String(reference).replace(/^0+/, ''),
    dueDate: `20${year}-${month}-${day}`,
  };
}

describe('the bank barcode', () => {
  it('is the guide’s example', () => {
    expect(
      bankBarcode({ iban: IBAN, reference: '868516259619897', sumCents: 4883_15, dueDate: '2010-06-12' }),
    ).toBe('479440520200360820048831500000000868516259619897100612');
  });

  it('is read back as it was made, of 10 000 sums', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_99 }),
        fc.bigInt({ min: 100n, max: 10n ** 19n - 1n }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (sumCents, base, date) => {
          const reference = referenceNumber(String(base));
          const dueDate = date.toISOString().slice(0, 10);
          const digits = bankBarcode({ iban: IBAN, reference, sumCents, dueDate });
          expect(digits).toMatch(/^\d{54}$/);
          expect(read(digits)).toEqual({
            iban: IBAN,
            sum: `${Math.floor(sumCents / 100)}.${String(sumCents % 100).padStart(2, '0')}`,
            reference,
            dueDate,
          });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('has no sum where that is too large for it', () => {
    const of = (sumCents: number) =>
      read(bankBarcode({ iban: IBAN, reference: '12345672', sumCents, dueDate: '2026-12-01' })).sum;
    expect(of(1_000_000_00)).toBe('0.00');
    expect(of(999_999_99)).toBe('999999.99');
  });
});
