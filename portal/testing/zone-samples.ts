import { checkInOpensAt } from '#areas/appointments/appointments/rules-check-in.ts';
import { utc } from '#areas/appointments/shared/appointments/calendar-text.ts';
import { reminderAt } from '#areas/appointments/shared/appointments/reminders.ts';
import { workingTimes } from '#areas/appointments/shared/calendars/working-times.ts';
import { helsinkiClock, partOfDayRange } from '#contract/time/time.ts';
import { formatLong } from '#contract/time/time-format.ts';
import { absenceOf } from '../commands/calendar-arguments.ts';

const HOURS = {
  ...{ id: 1, practitionerId: 12, clinicId: 'KAM', weekday: null, minutes: 60 },
  ...{ validFrom: '2026-01-01', validTo: null, from: '08:00', to: '10:00' },
};

/** What the server works out of an appointment and its day, for a test to ask for in processes of several zones. */
export function zoneSamples(startsAt: Date) {
  const written = helsinkiClock(startsAt);
  const day = written.slice(0, 10);
  const calendar = { rules: [HOURS], absences: [], openedHolidays: new Set([`KAM ${day}`]) };
  const absence = absenceOf({ practitioner: '12', from: `${day}T09:00`, to: day });
  return {
    written,
    said: formatLong(startsAt, 'fi'),
    reminders: [reminderAt('day', startsAt), reminderAt('hours', startsAt)].map(utc),
    opens: utc(checkInOpensAt(startsAt)),
    day: Object.values(partOfDayRange(day, 'all')).map(utc),
    morning: Object.values(partOfDayRange(day, 'morning')).map(utc),
    made: workingTimes(calendar, day, 1).map((time) => utc(time.startsAt)),
    away: [absence.starts_at, absence.ends_at].map(utc),
  };
}
