import { z } from 'zod';
import { isFinnishIban } from '#areas/money/shared/payment-slip/iban.ts';
import { isReferenceNumber } from '#areas/money/shared/payment-slip/reference.ts';
import { createSystemCalls, type SystemSettings } from '../../calls/system-calls.ts';
import { SystemError } from '../../calls/system-error.ts';
import {
  type InvoicingSystem,
  MARK_PAID_RESULTS,
  type SourceInvoice,
  type SourceSummary,
} from './invoicing.ts';

/** What the contract of one system calls an invoice, and what that is to the portal. */
export interface InvoiceContract<Listed extends z.ZodType, Full extends z.ZodType> {
  /** As the log names the system. */
  readonly system: string;
  /** An invoice in a list. */
  readonly listed: Listed;
  /** One with all that the system knows of it. */
  readonly full: Full;
  readonly invoiceOf: (listed: z.output<Listed>) => SourceInvoice;
  readonly summaryOf: (full: z.output<Full>) => SourceSummary;
  /** What is printed on an invoice. */
  readonly printed: (invoiceNumber: string, sumCents: number) => object;
}

/** Parts of a list that are asked for at most: a source that always has more is out of order. */
const MOST_PARTS = 100;

/** A client of a system with invoices; the three contracts differ in what an invoice is. */
export function createInvoicingSystem<Listed extends z.ZodType, Full extends z.ZodType>(
  { system, listed, full, invoiceOf, summaryOf, printed }: InvoiceContract<Listed, Full>,
  settings: SystemSettings,
): InvoicingSystem {
  const call = createSystemCalls(system, settings);
  const partSchema = z.strictObject({ invoices: z.array(listed), next: z.string().nullable() });
  const foundSchema = z.strictObject({ invoice: full.nullable() });
  const ownerSchema = z.strictObject({
    owner: z.strictObject({ identityCode: z.string(), invoice: z.string().min(1) }).nullable(),
  });
  const paidSchema = z.strictObject({ result: z.enum(MARK_PAID_RESULTS) });
  return {
    async list(identityCode) {
      const invoices: SourceInvoice[] = [];
      let after: string | null = null;
      for (let parts = 0; parts < MOST_PARTS; parts++) {
        const part: z.output<typeof partSchema> = await call({
          path: '/invoices/search',
          person: identityCode,
          body: { identityCode, after },
          answer: partSchema,
          isRepeatable: true,
        });
        invoices.push(...part.invoices.map(invoiceOf));
        after = part.next;
        if (after === null) return invoices;
      }
      throw new SystemError(system, 'a list without an end', false);
    },
    async find(identityCode, key) {
      const { invoice } = (await call({
        path: '/invoices/find',
        person: identityCode,
        body: { identityCode, invoice: key },
        answer: foundSchema,
        isRepeatable: true,
      })) as { readonly invoice: z.output<Full> | null };
      return invoice === null ? null : summaryOf(invoice);
    },
    async lookUp(invoiceNumber, sumCents) {
      const { owner } = await call({
        path: '/invoices/lookup',
        // Whose it is is what is asked: those who ask about the same invoice wait for each other.
        person: invoiceNumber,
        body: printed(invoiceNumber, sumCents),
        answer: ownerSchema,
        isRepeatable: true,
      });
      return owner && { identityCode: owner.identityCode, key: owner.invoice };
    },
    async markPaid(identityCode, key, { sumCents, paidAt, transactionId }) {
      const { result } = await call({
        path: '/invoices/payments',
        person: identityCode,
        body: { identityCode, invoice: key, sumCents, paidAt: paidAt.toISOString(), transactionId },
        answer: paidSchema,
        // The transaction's number tells one payment from another.
        isRepeatable: true,
      });
      return result;
    },
  };
}

/** Where an invoice is paid by bank transfer, as every contract has it. */
export const transferFields = {
  payeeName: z.string().min(1),
  iban: z.string().refine(isFinnishIban),
  reference: z.string().refine(isReferenceNumber),
};
