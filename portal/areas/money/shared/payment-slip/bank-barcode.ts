/** What a bank transfer pays: a sum in cents to an account, by a reference, on a day. */
export interface BankTransfer {
  /** Without spaces. */
  readonly iban: string;
  /** Digits of the Finnish reference number. */
  readonly reference: string;
  readonly sumCents: number;
  /** `YYYY-MM-DD`. */
  readonly dueDate: string;
}

/** The largest sum that the barcode has room for. */
const MOST_CENTS = 999_999_99;

/**
 * The 54 digits of the Finnish bank barcode, version 4 (national reference): version, account, euros, cents, three
 * zeros, reference, due date. A sum that it has no room for stands as zeros, as the guide says.
 */
export function bankBarcode({ iban, reference, sumCents, dueDate }: BankTransfer): string {
  const sum = sumCents >= 0 && sumCents <= MOST_CENTS ? sumCents : 0;
  const day = dueDate.replaceAll('-', '').slice(2);
  return `4${iban.slice(2)}${String(sum).padStart(8, '0')}000${reference.padStart(20, '0')}${day}`;
}

/** The same in groups that a person can read out. */
export function groupedBarcode(digits: string): string {
  return digits.replace(/(.{5})(?=.)/g, '$1\u00a0');
}
