import type { Quantity } from 'fhir/r4.js';

/** What JavaScript's numbers hold; laboratories give fewer. */
const MOST = 15;

/** A decimal that ends in a zero; it is rare, and looking at each number of a text takes time. */
const ENDS_IN_ZERO = /\.\d*0\s*[,}\]]/;

/** How many decimals the values of quantities were written with, where a number does not tell. */
const written = new WeakMap<object, number>();

/** A text of a resource; `decimalsIn` knows of its quantities whether 4 was written or 4.0, which is measured more precisely. */
export function parseWritten(text: string): unknown {
  if (!ENDS_IN_ZERO.test(text)) return JSON.parse(text);
  return JSON.parse(text, function (this: object, key, member: unknown, context?: { source?: string }) {
    const { source } = context ?? {};
    if (key === 'value' && typeof member === 'number' && source !== undefined)
      written.set(this, decimalsOf(source));
    return member;
  });
}

/** With how many decimals a quantity was given. */
export function decimalsIn(quantity: Quantity | undefined): number {
  if (quantity?.value === undefined) return 0;
  return written.get(quantity) ?? decimalsOf(String(quantity.value));
}

function decimalsOf(number: string): number {
  const [digits = '', exponent = '0'] = number.toLowerCase().split('e');
  const decimals = (digits.split('.')[1] ?? '').length - Number(exponent);
  return Math.min(MOST, Math.max(0, decimals));
}
