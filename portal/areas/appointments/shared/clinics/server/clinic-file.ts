import type { Kysely } from 'kysely';
import { z } from 'zod';
import { daySchema } from '#contract/calls/api-input.ts';
import type { Tables } from '#platform/tables.ts';

/** The longest text that a page has room for. */
const LONGEST = 1000;

const text = z.string().trim().min(1).max(LONGEST);
const texts = z.strictObject({ fi: text, sv: text, en: text });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day such as 07:00');

const hoursSchema = z
  .strictObject({ weekday: z.int().min(1).max(7), from: clock, to: clock })
  .refine(({ from, to }) => from < to, 'ends before it begins');

const exceptionSchema = z
  .strictObject({
    day: daySchema,
    /** Without times the clinic is closed. */
    from: clock.optional(),
    to: clock.optional(),
    reason: texts.optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'has only one of from and to')
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, 'ends before it begins');

/** What a clinic's page tells, as an operator writes it. What is absent stays as it is; null takes a text away. */
export const clinicFileSchema = z.strictObject({
  directions: texts.nullable().optional(),
  parking: texts.nullable().optional(),
  accessibility: texts.nullable().optional(),
  hours: z.array(hoursSchema).refine(isApart, 'has two that overlap').optional(),
  exceptions: z
    .array(exceptionSchema)
    .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'names a day twice')
    .optional(),
});
export type ClinicFile = z.output<typeof clinicFileSchema>;

function isApart(all: readonly { weekday: number; from: string; to: string }[]): boolean {
  return all.every((one, nth) =>
    all.slice(nth + 1).every((other) => {
      const isSameDay = one.weekday === other.weekday;
      return !isSameDay || one.to <= other.from || other.to <= one.from;
    }),
  );
}

/** What the page of a clinic tells now, in the same form; null: there is no such clinic. */
export async function readClinicFile(db: Kysely<Tables>, id: string): Promise<Required<ClinicFile> | null> {
  const clinic = await db
    .selectFrom('clinics')
    .select(['directions', 'parking', 'accessibility'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!clinic) return null;
  const hours = await db
    .selectFrom('clinic_hours')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('weekday')
    .orderBy('from_time')
    .execute();
  const exceptions = await db
    .selectFrom('clinic_exceptions')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('day')
    .execute();
  return {
    ...clinic,
    hours: hours.map((row) => ({
      weekday: row.weekday,
      from: withoutSeconds(row.from_time),
      to: withoutSeconds(row.to_time),
    })),
    exceptions: exceptions.map((row) => ({
      day: row.day,
      ...(row.from_time && { from: withoutSeconds(row.from_time) }),
      ...(row.to_time && { to: withoutSeconds(row.to_time) }),
      ...(row.reason && { reason: row.reason }),
    })),
  };
}

/** Changes what the page of a clinic tells. Resolves to whether there is such a clinic. */
export async function writeClinicFile(db: Kysely<Tables>, id: string, file: ClinicFile): Promise<boolean> {
  const { hours, exceptions } = file;
  const told = { directions: file.directions, parking: file.parking, accessibility: file.accessibility };
  const known = await db.selectFrom('clinics').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return false;
  if (Object.values(told).some((each) => each !== undefined)) {
    await db.updateTable('clinics').set(told).where('id', '=', id).execute();
  }
  if (hours) {
    await db.deleteFrom('clinic_hours').where('clinic_id', '=', id).execute();
    const rows = hours.map(({ weekday, from, to }) => ({
      clinic_id: id,
      weekday,
      from_time: from,
      to_time: to,
    }));
    if (rows.length > 0) await db.insertInto('clinic_hours').values(rows).execute();
  }
  if (exceptions) {
    await db.deleteFrom('clinic_exceptions').where('clinic_id', '=', id).execute();
    const rows = exceptions.map(({ day, from = null, to = null, reason = null }) => ({
      clinic_id: id,
      day,
      from_time: from,
      to_time: to,
      reason,
    }));
    if (rows.length > 0) await db.insertInto('clinic_exceptions').values(rows).execute();
  }
  return true;
}

const CLOCK_LENGTH = 5;
const withoutSeconds = (time: string): string => time.slice(0, CLOCK_LENGTH);
