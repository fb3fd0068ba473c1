import type { InvoiceSummary } from './invoice.ts';
import { isPaymentPause } from './payment-pause.ts';

/** What an invoice's system says of paying it online. */
export type OnlinePayment = Pick<InvoiceSummary, 'canBePaidOnline' | 'payableOnlineUntil'>;

/**
 * The invoice as it can be paid online today. After its last day of online payment, and while payments pause, it is paid by transfer,
 * though its system may say otherwise.
 *
 * @param today `YYYY-MM-DD`
 */
export function payableOn<Told extends OnlinePayment>(today: string, invoice: Told): Told {
  const { canBePaidOnline, payableOnlineUntil: last } = invoice;
  const isPayable = canBePaidOnline && (last === null || today <= last) && !isPaymentPause(today);
  return { ...invoice, canBePaidOnline: isPayable, payableOnlineUntil: isPayable ? last : null };
}
