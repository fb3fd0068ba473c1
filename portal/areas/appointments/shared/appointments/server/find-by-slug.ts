import { sql } from 'kysely';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Context, Scoped } from '#platform/context.ts';

interface Asking extends Pick<Context, 'brand' | 'now'> {
  readonly tx: Scoped;
}

/** The brand's clinic of this name in addresses; null: it has none. */
export async function findClinic({ tx, brand }: Asking, slug: string): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    select id from clinics where slug = ${slug} and brands @> array[${brand.id}]::text[] order by id limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface FoundPractitioner {
  readonly id: number;
  /** Patients can come to them, now or later; no: they did once, and old appointments lead to their page. */
  readonly isReceiving: boolean;
}

/** The practitioner of this name in addresses who works or has worked at one of the brand's clinics; null: there is none. */
export async function findPractitioner(asking: Asking, slug: string): Promise<FoundPractitioner | null> {
  const { rows } = await sql<FoundPractitioner>`
    select id, ${worksHere(asking)} or ${hasTimesHere(asking, sql`times.withdrawn_at is null and times.starts_at > ${asking.now}`)}
      as "isReceiving"
    from practitioners as people
    where slug = ${slug} and (${worksHere(asking)} or ${hasTimesHere(asking)})`.execute(asking.tx);
  return rows[0] ?? null;
}

/** Condition on `people`: they have had times, or such `times`, at one of the brand's clinics. Sold ones are kept. */
function hasTimesHere({ brand }: Pick<Asking, 'brand'>, such = sql`true`) {
  return sql`exists (
    select from slots as times join clinics as places on places.id = times.clinic_id
    where times.practitioner_id = people.id and places.brands @> array[${brand.id}]::text[] and ${such})`;
}

/**
 * Condition on `people`: they have hours at one of the brand's clinics, today or from some later day on.
 *
 * @param clinicId only at this one; default: at any
 */
export function worksHere({ brand, now }: Pick<Asking, 'brand' | 'now'>, clinicId?: string) {
  return sql`exists (
    select from working_hours as hours join clinics as places on places.id = hours.clinic_id
    where hours.practitioner_id = people.id and places.brands @> array[${brand.id}]::text[]
      and (hours.valid_to is null or hours.valid_to >= ${helsinkiDay(now)})
      and (${clinicId ?? null}::text is null or places.id = ${clinicId ?? null}))`;
}
