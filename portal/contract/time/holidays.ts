import { addDays } from './time.ts';

/**
 * Days on which clinics in Finland are closed: the public holidays and the eves of Midsummer and Christmas, which collective
 * agreements make days off. By the law there are no others; their dates follow from the year.
 */
export type Holiday =
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easter'
  | 'easterMonday'
  | 'mayDay'
  | 'ascension'
  | 'pentecost'
  | 'midsummerEve'
  | 'midsummer'
  | 'allSaints'
  | 'independence'
  | 'christmasEve'
  | 'christmas'
  | 'boxingDay';

const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '05-01': 'mayDay',
  '12-06': 'independence',
  '12-24': 'christmasEve',
  '12-25': 'christmas',
  '12-26': 'boxingDay',
};
/** Days from Easter Sunday. */
const BY_EASTER: readonly (readonly [days: number, holiday: Holiday])[] = [
  [-2, 'goodFriday'],
  [0, 'easter'],
  [1, 'easterMonday'],
  [39, 'ascension'],
  [49, 'pentecost'],
];
/** The first such weekday on or after a day of the year. */
const BY_WEEKDAY: readonly (readonly [from: string, weekday: number, holiday: Holiday])[] = [
  ['06-19', 5, 'midsummerEve'],
  ['06-20', 6, 'midsummer'],
  ['10-31', 6, 'allSaints'],
];

/** Which holiday a day (`YYYY-MM-DD`) is; null for none. */
export function holidayOn(day: string): Holiday | null {
  const year = Number(day.slice(0, 4));
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const easter = easterOf(year);
  const bound = BY_EASTER.find(([days]) => addDays(easter, days) === day);
  if (bound) return bound[1];
  const weekly = BY_WEEKDAY.find(
    ([from, weekday]) => firstWeekday(`${day.slice(0, 4)}-${from}`, weekday) === day,
  );
  return weekly?.[2] ?? null;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function firstWeekday(from: string, weekday: number): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** Easter Sunday of a year of the Gregorian calendar, as `YYYY-MM-DD` (the anonymous algorithm of 1876). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * shift + 114;
  const [month, date] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
