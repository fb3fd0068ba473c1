/** Whether a text is a Finnish IBAN without spaces: 18 characters whose remainder by 97 is 1. */
export function isFinnishIban(text: string): boolean {
  if (!/^FI\d{16}$/.test(text)) return false;
  // FI as numbers: F is 15, I is 18.
  return BigInt(`${text.slice(4)}1518${text.slice(2, 4)}`) % 97n === 1n;
}

/** In groups of four, as it is printed. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
