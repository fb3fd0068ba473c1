import type { Generated } from 'kysely';
import type { Id } from '#platform/tables.ts';
import type { InvoiceSource } from '../invoice.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    /** The numbers that the portal has given to invoices; whatever else they are their sources know. */
    invoice_numbers: {
      patient_id: string;
      id: Id;
      source: InvoiceSource;
      source_key: string;
      is_news: Generated<boolean>;
    };
  }
}
