/**
 * Days and hours in Finland. A day is `YYYY-MM-DD` in Europe/Helsinki, an instant is a Date; "now" is
 * always a parameter. A day has 23 or 25 hours when the clocks change.
 */
export const TIME_ZONE = 'Europe/Helsinki';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours at which the parts of a day begin and end (BOOK-06). */
const PARTS = { morning: [7, 12], afternoon: [12, 16], evening: [16, 21] } as const;

export type PartOfDay = keyof typeof PARTS | 'night';

/** What the clocks in Finland show, as `YYYY-MM-DDTHH:mm:ss`. */
export function helsinkiClock(instant: Date): string {
  const time = instant.getTime();
  return new Date(time + offset(time)).toISOString().slice(0, 19);
}

/** The day in Finland. */
export function helsinkiDay(instant: Date): string {
  return helsinkiClock(instant).slice(0, 10);
}

/** The year that the calendars of Helsinki show at an instant: `2026`. */
export function yearOf(instant: Date): string {
  return helsinkiDay(instant).slice(0, 4);
}

/** The hour that the clocks in Finland show, 0–23. */
export function helsinkiHour(instant: Date): number {
  return Number(helsinkiClock(instant).slice(11, 13));
}

/**
 * The instant at which the clocks in Finland show an hour of a day; an hour skipped by the change to summer
 * time is the one after it.
 *
 * @throws RangeError if there is no such day
 */
export function helsinkiTime(day: string, hour: number, minute = 0): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR + minute * 60_000;
  const guess = asUtc - offset(asUtc);
  // The offset at the guess is the right one unless the clocks changed in between.
  return new Date(asUtc - offset(guess));
}

/** The first instant of a day. */
export function startOfHelsinkiDay(day: string): Date {
  return helsinkiTime(day, 0);
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The same day of the month `count` months later, or the last of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(dayOfMonth, lastDay));
  return at.toISOString().slice(0, 10);
}

/** The part of the day that an instant is in; night is the rest. */
export function partOfDay(instant: Date): PartOfDay {
  const hour = helsinkiHour(instant);
  for (const part of ['morning', 'afternoon', 'evening'] as const) {
    if (hour >= PARTS[part][0] && hour < PARTS[part][1]) return part;
  }
  return 'night';
}

/** When a part of a day, or all of it, begins (inclusive) and ends (exclusive). */
export function partOfDayRange(
  day: string,
  part: Exclude<PartOfDay, 'night'> | 'all',
): { from: Date; to: Date } {
  const [from, to] = part === 'all' ? [0, 24] : PARTS[part];
  return { from: helsinkiTime(day, from), to: helsinkiTime(day, to) };
}

/** Hours from one instant to another, with fractions; negative if the second is earlier. */
export function hoursUntil(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / HOUR;
}

/** Whether something starts in less than `hours` hours, or has started. */
export function isWithinNotice(startsAt: Date, now: Date, hours: number): boolean {
  return hoursUntil(now, startsAt) < hours;
}

const MOST_OFFSETS = 10_000;
/**
 * Offsets by UTC hour: asking the locale data takes a hundred times as long, and a search asks for each of 60 days.
 */
const offsets = new Map<number, number>();

/** How far the clocks in Finland are ahead of UTC at an instant, in milliseconds. */
function offset(time: number): number {
  const hour = Math.floor(time / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const found = readOffset(hour * HOUR);
  // Until 1921 the clocks did not change at full hours of UTC.
  if (readOffset((hour + 1) * HOUR - 1000) !== found) return readOffset(Math.floor(time / 1000) * 1000);
  if (offsets.size === MOST_OFFSETS) offsets.clear();
  offsets.set(hour, found);
  return found;
}

/** Before that, clocks in Helsinki went by its own mean time ever since; years of less than four digits are written otherwise. */
const EARLIEST_ASKED = Date.UTC(1900, 0);
/** After that comes no change in years of four digits. */
const LATEST_ASKED = Date.UTC(9999, 11);

let wallClock: Intl.DateTimeFormat | undefined;

/** @param time at a full second */
function readOffset(time: number): number {
  // Made when it is first asked: a phone that loads this with a page takes some 30 ms to make its first.
  wallClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const asked = Math.min(Math.max(time, EARLIEST_ASKED), LATEST_ASKED);
  return Date.parse(`${wallClock.format(asked).replace(' ', 'T')}Z`) - asked;
}
