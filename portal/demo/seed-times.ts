import { type Kysely, sql } from 'kysely';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { offerSlots } from '#domain/appointments/server/free-times.ts';
import type { Tables } from '#platform/tables.ts';
import { insertRows } from './insert-rows.ts';
import { DEMO_KINDS } from './kinds.ts';
import { type DemoPractitioner, demoTeams } from './practitioners.ts';
import { demoSlots } from './timetable.ts';

/**
 * Adds missing free times from today on. Days that have been made before are left alone: what was sold on them stays
 * sold.
 *
 * @param days how many days ahead there should be times
 */
export async function extendTimes(owner: Kysely<Tables>, now: Date, days: number): Promise<void> {
  // A new team starts today, however far ahead the others have times.
  for (const team of demoTeams()) await extendTimesOf(team, owner, now, days);
}

async function extendTimesOf(
  team: readonly DemoPractitioner[],
  owner: Kysely<Tables>,
  now: Date,
  days: number,
): Promise<void> {
  const { last } = await owner
    .selectFrom('slots')
    .select(({ fn }) => fn.max('starts_at').as('last'))
    .where(
      'practitioner_id',
      'in',
      team.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  const today = helsinkiDay(now);
  const dayAfterLast = last ? addDays(helsinkiDay(last), 1) : today;
  const [, first = today] = [today, dayAfterLast].sort();
  const end = addDays(today, days);
  const count = Math.round((Date.parse(end) - Date.parse(first)) / 86_400_000) + 1;
  if (count <= 0) return;
  const { newest } = await owner
    .selectFrom('slots')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const kindIds = new Map<string, number>(DEMO_KINDS.map(({ code }, index) => [code, index + 1]));
  await insertRows(
    owner,
    'slots',
    {
      practitioner_id: 'bigint',
      clinic_id: 'text',
      kind_id: 'bigint',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      price_cents: 'integer',
      requires_authentication: 'boolean',
      room: 'text',
      rate_code: 'text',
    },
    demoSlots(team, first, count).map((slot) => [
      slot.practitionerId,
      slot.clinicId,
      kindIds.get(slot.kind) ?? null,
      slot.startsAt,
      slot.endsAt,
      slot.priceCents,
      slot.requiresAuthentication,
      slot.room,
      slot.rate,
    ]),
  );
  await offerSlots(owner, sql`slots.id > ${newest ?? 0} and slots.starts_at > ${now}`);
}
