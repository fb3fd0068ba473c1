/** More digits than anybody types. */
const MOST_DECIMALS = 10;

/** Number of decimals of a step: 0.25 has two. */
export function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** A number as a language writes it, with at least that many decimals. */
export function writeNumber(value: number, locale: string, decimals: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MOST_DECIMALS,
  }).format(value);
}

/** Removes characters that no number contains. */
export function keepNumberSigns(text: string): string {
  return text.normalize('NFKC').replace(/[^\d.,'’\s\u2212-]/g, '');
}

/**
 * The number that a text means. People type the comma and the full stop alike, whatever the language: the last
 * of them that occurs once is the decimal sign, unless it separates thousands as the language writes them.
 * @returns null for what is no number
 */
export function readNumber(text: string, locale: string): number | null {
  const plain = text.replace(/['’\s]/g, '').replace('\u2212', '-');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const sign = plain[last];
  const group = new Intl.NumberFormat(locale).formatToParts(1000).find(({ type }) => type === 'group')?.value;
  const isThousands = sign === group && /^-?\d{1,3}([.,]\d{3})+$/.test(plain);
  const isAlone = sign !== undefined && plain.indexOf(sign) === last;
  const whole = (isAlone && !isThousands ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const rest = isAlone && !isThousands ? plain.slice(last + 1) : '';
  if (!/\d/.test(whole + rest)) return null;
  const value = Number(`${whole}.${rest}`);
  return Number.isNaN(value) ? null : value;
}

/** A step up or down from a value, within bounds, without the rounding error of 0.1 + 0.2. */
export function stepFrom(
  value: number | null,
  by: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): number {
  const start = Number.isFinite(min) ? min : 0;
  const next = value === null && Number.isFinite(by) ? start : (value ?? 0) + by * step;
  return Number(
    Math.min(Math.max(next, min), max).toFixed(Math.max(decimalsOf(step), decimalsOf(value ?? 0))),
  );
}
