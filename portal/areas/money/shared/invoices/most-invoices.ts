/** Invoices in one payment. */
export const MOST_INVOICES = 10;
