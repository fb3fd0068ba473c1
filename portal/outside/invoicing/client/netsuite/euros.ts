import { z } from 'zod';

/** Euros as a text with two decimals: `-12.50`. */
export const euros = z.string().regex(/^-?\d{1,9}\.\d{2}$/);

/** Its cents. Read as digits, since 4883.15 times a hundred is no whole number to a computer. */
export function centsOf(text: string): number {
  return Number(text.replace('.', ''));
}

/** The same, written with two decimals. */
export function eurosOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
