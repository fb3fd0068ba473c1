/** The longest text that the page of a clinic has room for. */
export const LONGEST_TEXT = 1000;
/** The longest name, street or post office: it stands in lists and e-mails. */
export const LONGEST_NAME = 80;

/** Whether it is a time of day such as 07:00. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether it is a Finnish postal code. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

/** From when until when a clinic is open on a weekday; Monday is 1. */
export interface WeekdayHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** Whether two are open at the same time of one weekday. */
export function overlaps(one: WeekdayHours, other: WeekdayHours): boolean {
  return one.weekday === other.weekday && one.from < other.to && other.from < one.to;
}
