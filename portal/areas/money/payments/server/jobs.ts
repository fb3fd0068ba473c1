/** The job that tells the sources of invoices what was paid: `{ patientId, payment }`. */
export const MARK_INVOICES = 'mark-invoices-paid';
/** The job that asks the provider how a payment stands, and asks again later: `{ patientId, payment }`. */
export const ASK_PAYMENT = 'ask-payment';
/** The job that sends a receipt: `{ patientId, messageId }`. */
export const SEND_RECEIPT = 'send-payment-receipt';
