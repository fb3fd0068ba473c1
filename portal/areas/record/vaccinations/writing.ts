import type { ProgrammeLine } from './contract.ts';

/** A month or a year as it is written: `5/2010`, `2010`. */
export function vagueDate(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${Number(month)}/${year}`;
}

/**
 * Ages before the second birthday are told in months, as the programme does, later ones in full years: what is repeated comes due
 * between birthdays, too.
 */
export function agesToldOf({ from, to }: NonNullable<ProgrammeLine['age']>) {
  const [unit, months] = from < 24 ? (['months', 1] as const) : (['years', 12] as const);
  const told = (age: number) => Math.floor(age / months);
  return to === undefined
    ? { key: unit, from: told(from), to: 0 }
    : { key: `${unit}Between` as const, from: told(from), to: told(to) };
}
