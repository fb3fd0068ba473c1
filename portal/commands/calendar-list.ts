import type { Kysely } from 'kysely';
import { helsinkiClock, helsinkiDay } from '#contract/time/time.ts';
import type { Tables } from '#platform/tables.ts';

/** Hours in force, absences that are not over and opened holidays ahead, one a line, each with its number. */
export async function listCalendars(
  db: Kysely<Tables>,
  { practitioner, clinic }: { practitioner?: string | undefined; clinic?: string | undefined },
  now: Date,
): Promise<string[]> {
  const today = helsinkiDay(now);
  const hours = await db
    .selectFrom('working_hours')
    .innerJoin('appointment_kinds', 'appointment_kinds.id', 'kind_id')
    .selectAll('working_hours')
    .select('code')
    .where(({ eb, or }) => or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .$if(practitioner !== undefined, (query) => query.where('practitioner_id', '=', Number(practitioner)))
    .$if(clinic !== undefined, (query) => query.where('clinic_id', '=', clinic ?? ''))
    .orderBy('practitioner_id')
    .orderBy('weekday')
    .orderBy('from_time')
    .execute();
  const absences = await db
    .selectFrom('absences')
    .selectAll()
    .where('ends_at', '>', now)
    .$if(practitioner !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('practitioner_id', 'is', null), eb('practitioner_id', '=', Number(practitioner))]),
      ),
    )
    .orderBy('starts_at')
    .execute();
  const opened = await db
    .selectFrom('opened_holidays')
    .selectAll()
    .where('day', '>=', today)
    .orderBy('day')
    .orderBy('clinic_id')
    .execute();
  // What closes or opens a clinic concerns those who work there.
  const clinics = clinic === undefined ? hours.map(({ clinic_id }) => clinic_id) : [clinic];
  const isAll = practitioner === undefined && clinic === undefined;
  const isOf = (id: string | null) => isAll || id === null || clinics.includes(id);
  const clock = (instant: Date) => helsinkiClock(instant).slice(0, 16);
  const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return [
    ...hours.map((rule) =>
      [
        `hours ${rule.id}`,
        `practitioner ${rule.practitioner_id}`,
        rule.clinic_id,
        rule.code,
        rule.weekday === null ? 'daily' : WEEKDAYS[rule.weekday - 1],
        `${rule.from_time.slice(0, 5)}–${rule.to_time.slice(0, 5)}`,
        `${rule.minutes} min`,
        `${rule.valid_from}–${rule.valid_to ?? ''}`,
        ...(rule.specialty_code ? [rule.specialty_code] : []),
        ...(rule.customers ? [rule.customers.join(',')] : []),
        ...(rule.room ? [`room ${rule.room}`] : []),
      ].join('  '),
    ),
    ...absences
      .filter(({ clinic_id }) => isOf(clinic_id))
      .map(({ id, practitioner_id, clinic_id, starts_at, ends_at }) =>
        [
          `absence ${id}`,
          practitioner_id === null ? 'everybody' : `practitioner ${practitioner_id}`,
          clinic_id ?? 'everywhere',
          `${clock(starts_at)}–${clock(ends_at)}`,
        ].join('  '),
      ),
    ...opened
      .filter(({ clinic_id }) => isOf(clinic_id))
      .map(({ clinic_id, day }) => `open on a holiday  ${clinic_id}  ${day}`),
  ];
}
