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

/** The practitioner of this name in addresses who works at one of the brand's clinics; null: there is none. */
export async function findPractitioner(asking: Asking, slug: string): Promise<{ id: number } | null> {
  const { rows } = await sql<{ id: number }>`
    select id from practitioners as people where slug = ${slug} and ${worksHere(asking)}`.execute(asking.tx);
  return rows[0] ?? null;
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
