import { z } from 'zod';
import { INVOICE_SOURCES } from '#areas/money/shared/invoices/invoice.ts';
import { ownData } from '../../../server-feature.ts';

const shape = {
  /** The numbers that addresses have of invoices. What else is known of them the systems have that they come from. */
  invoiceNumbers: z.array(
    z.object({ id: z.number(), source: z.enum(INVOICE_SOURCES), numberAtSource: z.string() }),
  ),
};

/** Which invoices of a patient the portal has shown. */
export const ownInvoiceData = ownData({
  shape,
  async read({ tx, patientId }) {
    const rows = await tx
      .selectFrom('invoice_numbers')
      .select(['id', 'source', 'source_key'])
      .where('patient_id', '=', patientId)
      .orderBy('id')
      .execute();
    return {
      invoiceNumbers: rows.map(({ id, source, source_key: numberAtSource }) => ({
        id,
        source,
        numberAtSource,
      })),
    };
  },
  tables: { invoice_numbers: 'invoiceNumbers' },
});
