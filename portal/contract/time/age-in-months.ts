/**
 * Whole months of somebody's age. Who is born on a day that a month lacks is a month older on the first of the next.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`
 */
export function ageInMonths(birthDate: string, day: string): number {
  const months = monthNumber(day) - monthNumber(birthDate);
  return day.slice(8) < birthDate.slice(8) ? months - 1 : months;
}

/** The first day on which somebody is so many months old, `YYYY-MM-DD`. */
export function dayAtAge(birthDate: string, months: number): string {
  const month = monthNumber(birthDate) + months;
  const [year, nth] = [Math.floor(month / 12), month % 12];
  const wanted = Number(birthDate.slice(8));
  // Date.UTC goes on into the next month by itself, by as many days as are missing.
  const last = new Date(Date.UTC(year, nth + 1, 0)).getUTCDate();
  const day = wanted > last ? new Date(Date.UTC(year, nth + 1, 1)) : new Date(Date.UTC(year, nth, wanted));
  return day.toISOString().slice(0, 10);
}

/** Months since the year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
