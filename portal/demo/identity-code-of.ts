import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';

/** Days since the last birthday: enough that nobody turns a year older while a demo runs. */
const DAYS_SINCE_BIRTHDAY = 100;

/**
 * The identity code of somebody with that many full years on a day.
 *
 * @param individualNumber 900 to 999 for a made-up person; even for a girl
 */
export function identityCodeOf(on: Date, years: number, individualNumber: number): string {
  const birthday = addDays(helsinkiDay(on), -DAYS_SINCE_BIRTHDAY);
  const birth = `${Number(birthday.slice(0, 4)) - years}${birthday.slice(4)}`;
  // 29 February exists in few years.
  return formatIdentityCode(birth.replace(/-02-29$/, '-02-28'), individualNumber);
}
