/** There is no year 0: a day of it would be refused by the database. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines roll 30 February over to March instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
