import { z } from 'zod';
import type { InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { type SystemEnd, serveOperation } from '../../sandbox/operation.ts';
import type { SourceSummary } from '../client/invoicing.ts';
import type { Books } from './books.ts';

/** What one source calls an invoice. */
export interface SourceTold {
  readonly source: InvoiceSource;
  readonly system: SystemEnd['system'];
  /** What its paths stand under. */
  readonly path: string;
  /** How it asks for what is printed on an invoice. */
  readonly printed: z.ZodType<{ readonly invoiceNumber: string; readonly sumCents: number }>;
  /** An invoice as its list has it. */
  readonly listed: (invoice: SourceSummary) => object;
  /** What its page adds. */
  readonly more: (invoice: SourceSummary) => object;
}

/** How many invoices come at a time. */
const PART = 100;

const identityCode = z.string().regex(/^\d{6}[-+A-FU-Y]\d{3}[\dA-Y]$/);

/** Serves the operations that the three contracts have in common, each in its own words. */
export function sourceRoutes(
  end: Omit<SystemEnd, 'system'>,
  books: Books,
  { source, system, path, printed, listed, more }: SourceTold,
): void {
  const own = { ...end, system };
  serveOperation(own, {
    path: `${path}/invoices/search`,
    request: z.strictObject({ identityCode, after: z.string().nullable() }),
    answer: (asked) => {
      const all = books.invoicesOf(source, asked.identityCode) ?? [];
      const first = asked.after === null ? 0 : all.findIndex(({ key }) => key === asked.after) + 1;
      const part = all.slice(first, first + PART);
      const next = first + PART < all.length ? (part.at(-1)?.key ?? null) : null;
      return { invoices: part.map(listed), next };
    },
    wrong: { invoices: [{ status: 'lost' }], next: null },
  });
  serveOperation(own, {
    path: `${path}/invoices/find`,
    request: z.strictObject({ identityCode, invoice: z.string() }),
    answer: (asked) => {
      const found = books.invoicesOf(source, asked.identityCode)?.find(({ key }) => key === asked.invoice);
      return { invoice: found ? { ...listed(found), ...more(found) } : null };
    },
    wrong: { invoice: { status: 'lost' } },
  });
  serveOperation(own, {
    path: `${path}/invoices/lookup`,
    request: printed,
    answer: ({ invoiceNumber, sumCents }) => {
      const owner = books.ownerOf(source, invoiceNumber, sumCents);
      return { owner: owner && { identityCode: owner.identityCode, invoice: owner.key } };
    },
    wrong: { owner: 'somebody' },
  });
  serveOperation(own, {
    path: `${path}/invoices/payments`,
    request: z.strictObject({
      identityCode,
      invoice: z.string(),
      sumCents: z.int(),
      paidAt: z.iso.datetime(),
      transactionId: z.string().min(1),
    }),
    answer: ({ identityCode: person, invoice, sumCents, paidAt, transactionId }) => ({
      result: books.pay(source, person, invoice, { sumCents, paidAt: new Date(paidAt), transactionId }),
    }),
    wrong: { result: 'perhaps' },
  });
}
