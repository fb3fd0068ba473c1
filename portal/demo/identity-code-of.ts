const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
/** Days after the last birthday: nobody of the demo has a birthday in the first months. */
const DAYS_AFTER_BIRTHDAY = 100;

/**
 * The personal identity code of somebody who is so old on a day (specification section 5).
 *
 * @param years full years; the birth must fall in the 2000s
 * @param individualNumber 900 to 999 for a made-up person; even for women
 */
export function identityCodeOf(on: Date, years: number, individualNumber: number): string {
  const birth = new Date(on.getTime() - DAYS_AFTER_BIRTHDAY * 86_400_000);
  birth.setUTCFullYear(birth.getUTCFullYear() - years);
  const digits = (value: number) => String(value % 100).padStart(2, '0');
  const date = digits(birth.getUTCDate()) + digits(birth.getUTCMonth() + 1) + digits(birth.getUTCFullYear());
  const check = CHECK_CHARACTERS[Number(`${date}${individualNumber}`) % CHECK_CHARACTERS.length];
  return `${date}A${individualNumber}${check}`;
}
