const WEIGHTS = [7, 3, 1];

/**
 * A Finnish reference number: a base of 3 to 19 digits and the check digit of the banks' 7-3-1 rule.
 *
 * @param base leading zeros do not count
 */
export function referenceNumber(base: string): string {
  const digits = base.replace(/^0+/, '');
  if (!/^\d{3,19}$/.test(digits))
    throw new Error('a reference number has 3 to 19 digits before its check digit');
  return `${digits}${checkDigit(digits)}`;
}

/** Whether a text of digits is a Finnish reference number. */
export function isReferenceNumber(text: string): boolean {
  return /^\d{4,20}$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** The same reference as ISO 11649 has it, which other countries' banks take, too: RF and two check digits before it. */
export function rfReference(reference: string): string {
  // RF00 stands behind the digits, its letters as numbers (R is 27, F is 15).
  const check = 98n - (BigInt(`${reference}271500`) % 97n);
  return `RF${String(check).padStart(2, '0')}${reference}`;
}

/** In groups as it is printed: of five from the end (`1 23456 78901`), an RF of four from the start. */
export function groupedReference(reference: string): string {
  return reference.startsWith('RF')
    ? reference.replace(/(.{4})(?=.)/g, '$1\u00a0')
    : reference.replace(/(?=(.{5})+$)(?!^)/g, '\u00a0');
}

function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, nth) => total + Number(digit) * (WEIGHTS[nth % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}
