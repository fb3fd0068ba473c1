import type { OpeningHours, OpeningSpan } from '#areas/appointments/shared/clinics/opening-hours.ts';
import type { Language } from '#contract/language/language.ts';
import { type Holiday, holidayOn, weekdayOf } from '#contract/time/holidays.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';

/** How far ahead exceptions are told. */
const DAYS_AHEAD = 30;
/** A time of day without its seconds. */
const CLOCK_LENGTH = 5;

/** When a clinic is open, public holidays included; null where it has not said. */
export async function openingHours(
  { tx, now }: Pick<RecordCall, 'tx' | 'now'>,
  clinicId: string,
  lang: Language,
): Promise<OpeningHours | null> {
  const usual = await tx
    .selectFrom('clinic_hours')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .orderBy('weekday')
    .orderBy('from_time')
    .execute();
  if (usual.length === 0) return null;
  const today = helsinkiDay(now);
  const last = addDays(today, DAYS_AHEAD);
  const entered = await tx
    .selectFrom('clinic_exceptions')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('day', '>=', today)
    .where('day', '<=', last)
    .execute();
  const opened = await tx
    .selectFrom('opened_holidays')
    .select('day')
    .where('clinic_id', '=', clinicId)
    .where('day', '>=', today)
    .execute();
  const week = Array.from({ length: 7 }, (_, nth) =>
    usual.filter(({ weekday }) => weekday === nth + 1).map((row) => spanOf(row.from_time, row.to_time)),
  );
  const own = entered.map(({ day, from_time: from, to_time: to, reason }) => ({
    day,
    hours: from !== null && to !== null ? spanOf(from, to) : null,
    reason: reason?.[lang] ?? null,
  }));
  const isKnown = (day: string) => [...own, ...opened].some((each) => each.day === day);
  const closed = Array.from({ length: DAYS_AHEAD + 1 }, (_, nth) => addDays(today, nth))
    .map((day) => ({ day, holiday: holidayOn(day) }))
    .filter((each): each is { day: string; holiday: Holiday } => each.holiday !== null && !isKnown(each.day))
    .map(({ day, holiday }) => ({ day, hours: null, reason: HOLIDAY_NAMES[holiday][lang] }));
  const exceptions = [...own, ...closed].filter(
    // Closed as on every such weekday is nothing to tell.
    ({ day, hours }) => hours !== null || week[weekdayOf(day) - 1]?.length !== 0,
  );
  return { week, exceptions: exceptions.toSorted((a, b) => (a.day < b.day ? -1 : 1)) };
}

function spanOf(from: string, to: string): OpeningSpan {
  return { from: from.slice(0, CLOCK_LENGTH), to: to.slice(0, CLOCK_LENGTH) };
}
