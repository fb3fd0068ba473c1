import type { Kysely } from 'kysely';
import { addHours } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { makeTimes } from '#areas/appointments/shared/calendars/server/make-times.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Tables } from '#platform/tables.ts';

/** A time that a crowd wants. */
export interface WantedTime {
  readonly id: number;
  readonly startsAt: Date;
}

/** A clinic at which patients check in by themselves. */
export const CROWD_CLINIC = 'KAM';
/** With what the names of its practitioners' rooms begin. */
export const CROWD_ROOMS = '9.';
const VISIT = 'LVO';
const SPECIALTY = 'YLE';
/** So short that some begin soon at any minute of an hour. */
const MINUTES = 5;
/** Times of one practitioner. */
export const TIMES_A_DAY = (24 * 60) / MINUTES;
const MINUTE_MS = 60_000;
/** Times begin within this to be booked and checked in to at once: neither before the one ends nor after the other begins. */
const SOON_MS = [11 * MINUTE_MS, 30 * MINUTE_MS] as const;

/**
 * Adds practitioners who work day and night, so that there are times to check in to at any hour, and makes their times.
 *
 * @returns all of them that are on sale
 */
export async function openCrowdClinic(
  owner: Kysely<Tables>,
  now: Date,
  { practitioners, days }: { practitioners: number; days: number },
): Promise<WantedTime[]> {
  const { id: kindId } = await owner
    .selectFrom('appointment_kinds')
    .select('id')
    .where('code', '=', VISIT)
    .executeTakeFirstOrThrow();
  const title = JSON.stringify({ fi: 'lääkäri', sv: 'läkare', en: 'doctor' });
  const rows = await owner
    .insertInto('practitioners')
    .values(
      Array.from({ length: practitioners }, (_, nth) => ({
        first_name: 'Kiire',
        last_name: `Lääkäri ${nth}`,
        title: title as never,
        spoken_languages: ['fi' as const],
      })),
    )
    .returning('id')
    .execute();
  const people = rows.map(({ id }) => id);
  await owner
    .insertInto('practitioner_specialties')
    .values(people.map((id) => ({ practitioner_id: id, specialty_code: SPECIALTY, position: 0 })))
    .execute();
  for (const id of people) {
    await addHours(owner, {
      practitioner_id: id,
      clinic_id: CROWD_CLINIC,
      kind_id: kindId,
      valid_from: helsinkiDay(now),
      from_time: '00:00',
      to_time: '24:00',
      minutes: MINUTES,
      room: `${CROWD_ROOMS}${id}`,
    });
  }
  await owner.transaction().execute((tx) => makeTimes(tx, people, { now, days }));
  const times = await owner
    .selectFrom('slots')
    .select(['id', 'starts_at'])
    .where('practitioner_id', 'in', people)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  return times.map(({ id, starts_at }) => ({ id, startsAt: starts_at }));
}

/** Those that can be booked and checked in to at once. */
export function soonTimes(times: readonly WantedTime[], now: Date): WantedTime[] {
  return times.filter(({ startsAt }) => {
    const wait = startsAt.getTime() - now.getTime();
    return wait > SOON_MS[0] && wait < SOON_MS[1];
  });
}
