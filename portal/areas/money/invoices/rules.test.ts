import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { invoice } from './fixtures.ts';
import { inOrder } from './rules-order.ts';
import { vatShares } from './rules-vat.ts';

describe('the order of invoices', () => {
  it('has what is due first, the earliest day before the others, then the latest', () => {
    const all = [
      invoice({ id: 1, status: 'paid', creationDate: '2026-01-01' }),
      invoice({ id: 2, status: 'open', dueDate: '2026-03-20' }),
      invoice({ id: 3, status: 'paid', creationDate: '2026-02-01' }),
      invoice({ id: 4, status: 'overdue', dueDate: '2026-02-20' }),
      invoice({ id: 5, status: 'paper', dueDate: '2026-03-01' }),
    ];
    expect(inOrder(all).map(({ id }) => id)).toEqual([4, 5, 2, 3, 1]);
  });

  it('is the same however they come, and puts nothing unpaid below anything else', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((nth) => `2026-03-${String(nth).padStart(2, '0')}`);
    const some = fc.uniqueArray(
      fc.record({
        id: fc.nat(10_000),
        status: fc.constantFrom(...INVOICE_STATUSES),
        dueDate: day,
        creationDate: day,
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, (invoices) => {
        const ordered = inOrder(invoices);
        expect(inOrder([...invoices].reverse())).toEqual(ordered);
        const due = ordered.map(isUnpaid);
        expect(due).toEqual([...due].sort((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});

describe('the shares of VAT', () => {
  it('are of each rate', () => {
    const rows = [
      { count: 1, unitPriceCents: 128_80, vatPercentage: 0 },
      { count: 2, unitPriceCents: 12_45, vatPercentage: 25.5 },
      { count: 1, unitPriceCents: 10_00, vatPercentage: 14 },
    ];
    expect(vatShares(rows)).toEqual([
      { vatPercentage: 0, netCents: 128_80, vatCents: 0, grossCents: 128_80 },
      { vatPercentage: 14, netCents: 8_77, vatCents: 1_23, grossCents: 10_00 },
      { vatPercentage: 25.5, netCents: 19_84, vatCents: 5_06, grossCents: 24_90 },
    ]);
  });

  it('sum up to what the rows sum up to, and are nearest to the exact tax', () => {
    const row = fc.record({
      count: fc.integer({ min: 1, max: 20 }),
      unitPriceCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      vatPercentage: fc.constantFrom(0, 10, 13.5, 14, 25.5),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const shares = vatShares(rows);
        const gross = rows.reduce((sum, { count, unitPriceCents }) => sum + count * unitPriceCents, 0);
        expect(shares.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(gross);
        for (const { vatCents, grossCents, vatPercentage } of shares) {
          const exact = (grossCents * vatPercentage) / (100 + vatPercentage);
          expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });
});
