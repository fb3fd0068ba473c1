import { holidayOn, weekdayOf } from '#contract/time/holidays.ts';
import { addDays, helsinkiTime } from '#contract/time/time.ts';

const MINUTE_MS = 60_000;

/** When a practitioner regularly works; times of day are `HH:mm` on the clocks in Helsinki, days `YYYY-MM-DD`. */
export interface WorkingHours {
  readonly id: number;
  readonly practitionerId: number;
  readonly clinicId: string;
  /** Monday is 1; null: every day. */
  readonly weekday: number | null;
  readonly validFrom: string;
  /** Included; null: until further notice. */
  readonly validTo: string | null;
  readonly from: string;
  /** Not after `from`: on the next day. */
  readonly to: string;
  /** How long a visit is. */
  readonly minutes: number;
}

/** When a practitioner is away, a clinic is closed, or (both are given) the practitioner is away from the clinic. */
export interface Absence {
  readonly practitionerId: number | null;
  readonly clinicId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What times are made from. */
export interface Calendar {
  readonly rules: readonly WorkingHours[];
  readonly absences: readonly Absence[];
  /** `<clinic> <day>` of public holidays on which a clinic is open. */
  readonly openedHolidays: ReadonlySet<string>;
}

/** A time at which a patient may come. */
export interface WorkingTime {
  readonly ruleId: number;
  readonly practitionerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The times that the rules give on some days, at most one of a practitioner at an instant: of two rules the older one counts.
 *
 * @param firstDay of the rules; a night's times may begin on the day after the last
 */
export function workingTimes(calendar: Calendar, firstDay: string, days: number): WorkingTime[] {
  const { absences, openedHolidays } = calendar;
  const rules = calendar.rules.toSorted((one, other) => one.id - other.id);
  const taken = new Set<string>();
  const times: WorkingTime[] = [];
  for (let nth = 0; nth < days; nth++) {
    const day = addDays(firstDay, nth);
    const isHoliday = holidayOn(day) !== null;
    for (const rule of rules) {
      if (!isValidOn(rule, day)) continue;
      if (isHoliday && !openedHolidays.has(`${rule.clinicId} ${day}`)) continue;
      for (const time of timesOf(rule, day)) {
        const key = `${rule.practitionerId} ${time.startsAt.getTime()}`;
        if (taken.has(key) || absences.some((absence) => isAway(absence, rule, time))) continue;
        taken.add(key);
        times.push(time);
      }
    }
  }
  return times;
}

function isValidOn({ weekday, validFrom, validTo }: WorkingHours, day: string): boolean {
  return (
    day >= validFrom && (validTo === null || day <= validTo) && (weekday ?? weekdayOf(day)) === weekdayOf(day)
  );
}

/** One after the other from the beginning to the end on the clock: on the nights when clocks change, an hour more or less. */
function timesOf({ id, practitionerId, from, to, minutes }: WorkingHours, day: string): WorkingTime[] {
  const end = clockTime(to > from ? day : addDays(day, 1), to).getTime();
  const length = minutes * MINUTE_MS;
  const times: WorkingTime[] = [];
  for (let start = clockTime(day, from).getTime(); start + length <= end; start += length) {
    times.push({ ruleId: id, practitionerId, startsAt: new Date(start), endsAt: new Date(start + length) });
  }
  return times;
}

function clockTime(day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return helsinkiTime(day, hour, minute);
}

function isAway(absence: Absence, rule: WorkingHours, { startsAt, endsAt }: WorkingTime): boolean {
  return (
    (absence.practitionerId ?? rule.practitionerId) === rule.practitionerId &&
    (absence.clinicId ?? rule.clinicId) === rule.clinicId &&
    absence.startsAt < endsAt &&
    absence.endsAt > startsAt
  );
}
