const DAY = 86_400_000;

/** The day that many days after another; days are `YYYY-MM-DD` and have no zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** How many days are shown at a time. */
export const WINDOW_DAYS = 7;

/** The days shown together with `day`: windows follow each other starting at `first`, so none starts before it. */
export function dayWindow(day: string, first: string): readonly string[] {
  const distance = Math.round((Date.parse(day) - Date.parse(first)) / DAY);
  const start = addDays(first, Math.max(0, Math.floor(distance / WINDOW_DAYS)) * WINDOW_DAYS);
  return Array.from({ length: WINDOW_DAYS }, (_, offset) => addDays(start, offset));
}
