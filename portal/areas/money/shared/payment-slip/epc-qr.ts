import type { BankTransfer } from './bank-barcode.ts';
import { rfReference } from './reference.ts';

/** The largest name that the code has room for. */
const LONGEST_NAME = 70;

/**
 * What a QR code of the European Payments Council says, version 002: a bank's app that reads it fills in the transfer.
 * The reference is the international one.
 */
export function epcText({
  payeeName,
  iban,
  reference,
  sumCents,
}: Pick<BankTransfer, 'iban' | 'reference' | 'sumCents'> & { readonly payeeName: string }): string {
  const euros = `${Math.floor(sumCents / 100)}.${String(sumCents % 100).padStart(2, '0')}`;
  const name = payeeName.slice(0, LONGEST_NAME);
  return ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${euros}`, '', rfReference(reference)].join('\n');
}
