import { type Insertable, type Kysely, sql } from 'kysely';
import { CALENDARS_ROLE } from '#platform/database/connect.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { type HoursAtWork, overlap } from '../overlapping-hours.ts';
import { makeTimes, practitionersInGroups } from './make-times.ts';

/** An appointment ahead that is in no working time any more. */
export interface WithoutHours {
  readonly appointmentId: number;
  readonly practitionerId: number;
  readonly clinicId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Runs work with the rights of who keeps calendars, which are few: rules and times, and of patients nothing. */
export function asKeeper<T>(owner: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return owner.transaction().execute(async (tx) => {
    await sql`set local role ${sql.id(CALENDARS_ROLE)}`.execute(tx).catch((cause: unknown) => {
      throw new StartError(`The login may not act as ${CALENDARS_ROLE}: grant it that role.`, { cause });
    });
    return work(tx);
  });
}

/** Makes everybody's times what the rules give. Resolves to how many have come on sale. */
export async function makeAllTimes(db: Kysely<Tables>, now: Date): Promise<number> {
  let made = 0;
  for (const people of await practitionersInGroups(db)) made += await makeTimes(db, people, { now });
  return made;
}

/**
 * Adds a practitioner's working hours. Resolves to their number.
 *
 * @throws StartError that names what they repeat or overlap: nobody is at work twice, and a mistyped line would be on sale
 */
export async function addHours(
  db: Kysely<Tables>,
  hours: Insertable<Tables['working_hours']>,
): Promise<number> {
  // Of two at once the second one sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('working_hours', 0))`.execute(db);
  const others = await db
    .selectFrom('working_hours')
    .selectAll()
    .where('practitioner_id', '=', hours.practitioner_id)
    .orderBy('id')
    .execute();
  const inTheWay = others.find((other) => overlap(atWork(other), atWork(hours)));
  if (inTheWay) {
    const { id, clinic_id, weekday, from_time, to_time, valid_from, valid_to } = inTheWay;
    const when = `${weekday === null ? 'daily' : `weekday ${weekday}`} ${from_time.slice(0, 5)}–${to_time.slice(0, 5)}`;
    throw new StartError(
      `The practitioner works then already: hours ${id} (${clinic_id}, ${when}, ${valid_from}–${valid_to ?? ''}). Nothing was added.`,
    );
  }
  return (await db.insertInto('working_hours').values(hours).returning('id').executeTakeFirstOrThrow()).id;
}

function atWork(hours: Insertable<Tables['working_hours']>): HoursAtWork {
  return {
    weekday: hours.weekday ?? null,
    validFrom: hours.valid_from,
    validTo: hours.valid_to ?? null,
    from: hours.from_time,
    to: hours.to_time,
  };
}

/**
 * Adds an absence. Resolves to its number.
 *
 * @throws StartError where the same one is there: who takes one of two away would wonder why there are still no times
 */
export async function addAbsence(
  db: Kysely<Tables>,
  absence: Insertable<Tables['absences']> & { readonly starts_at: Date; readonly ends_at: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('working_hours', 0))`.execute(db);
  const same = await db
    .selectFrom('absences')
    .select('id')
    .where('practitioner_id', 'is not distinct from', absence.practitioner_id ?? null)
    .where('clinic_id', 'is not distinct from', absence.clinic_id ?? null)
    .where('starts_at', '=', absence.starts_at)
    .where('ends_at', '=', absence.ends_at)
    .executeTakeFirst();
  if (same) throw new StartError(`This absence is there already: absence ${same.id}. Nothing was added.`);
  return (await db.insertInto('absences').values(absence).returning('id').executeTakeFirstOrThrow()).id;
}

/** Resolves to whether there was one. */
export async function removeRule(
  db: Kysely<Tables>,
  table: 'working_hours' | 'absences',
  id: number,
): Promise<boolean> {
  return (await db.deleteFrom(table).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

export async function openHoliday(db: Kysely<Tables>, clinicId: string, day: string): Promise<void> {
  await db
    .insertInto('opened_holidays')
    .values({ clinic_id: clinicId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function closeHoliday(db: Kysely<Tables>, clinicId: string, day: string): Promise<void> {
  await db.deleteFrom('opened_holidays').where('clinic_id', '=', clinicId).where('day', '=', day).execute();
}

/** Appointments that an absence, or a rule that is gone, has left behind: what becomes of them a person decides. */
export async function withoutHours(db: Kysely<Tables>, now: Date): Promise<WithoutHours[]> {
  const { rows } = await sql<WithoutHours>`
    select appointment_id as "appointmentId", practitioner_id as "practitionerId", clinic_id as "clinicId",
      starts_at as "startsAt", ends_at as "endsAt"
    from appointments_without_hours(${now})`.execute(db);
  return rows;
}

/** Cancels one of those for the clinic; a running portal tells the patient. Resolves to whether it was one of them. */
export async function cancelWithoutHours(db: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select cancel_without_hours(${id}, ${now}) as done`.execute(
    db,
  );
  return rows[0]?.done ?? false;
}
