import type { Prescription } from './contract.ts';

type Lasting = Pick<Prescription, 'isValid' | 'validUntil' | 'notRenewable'>;

const DAY_MS = 86_400_000;
/** Days before its end from which a prescription runs out: an answer to a request takes up to three weekdays. */
const NEAR = 30;

/**
 * Days from today to the last day of a prescription; negative once it has gone.
 *
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function daysLeft({ validUntil }: Pick<Prescription, 'validUntil'>, today: string): number {
  return (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
}

/** Whether somebody should ask for its renewal soon: it ends within a month or has ended, and can be renewed. */
export function runsOut(prescription: Lasting, today: string): boolean {
  const { isValid, notRenewable } = prescription;
  return notRenewable === null && (!isValid || daysLeft(prescription, today) <= NEAR);
}

/** What runs out first, the nearest end first; then what has ended, the last to end first; the others as they are. */
export function runningOutFirst<Each extends Lasting>(prescriptions: readonly Each[], today: string): Each[] {
  const place = (each: Each) => (!runsOut(each, today) ? 2 : each.isValid ? 0 : 1);
  return prescriptions.toSorted((one, other) => {
    const places = place(one) - place(other);
    if (places !== 0 || place(one) === 2) return places;
    const days = daysLeft(one, today) - daysLeft(other, today);
    return one.isValid ? days : -days;
  });
}
