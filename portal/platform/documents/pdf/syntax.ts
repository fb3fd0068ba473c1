/** Writes the values of PDF (ISO 32000-1, 7.3). */

export type Entries = Readonly<Record<string, string | number | undefined>>;

/** A reference to an object. */
export const ref = (id: number): string => `${id} 0 R`;

export const refs = (ids: readonly number[]): string => `[${ids.map(ref).join(' ')}]`;

/** `<</Type/Page/Rotate 0>>`; values are PDF already, what is undefined is left out. */
export function dictionary(entries: Entries): string {
  const written = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : `/${name} ${value}`,
  );
  return `<<${written.join('')}>>`;
}

/** A text that a reader sees, in UTF-16 with its mark. */
export function textString(text: string): string {
  return `<feff${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex')}>`;
}

/** With the two decimals that a point on paper needs. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** `#006fa2` → `0 0.435 0.635`: red, green and blue from 0 to 1. */
export function colourOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}

/** A moment in UTC: `(D:20261123051000Z)`. */
export function dateString(at: Date): string {
  return `(D:${at.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z)`;
}
