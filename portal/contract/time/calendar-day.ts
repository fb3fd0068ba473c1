const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines roll 30 February over to March instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
