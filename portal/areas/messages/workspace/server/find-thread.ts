import { sql } from 'kysely';
import { type AtWork, type Reach, readReach } from '#areas/messages/shared/staff/server/reach.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { type Answer, problem } from '#platform/calls/handler.ts';

/** A conversation that the caller sees, and how far they see. */
export interface Found {
  readonly reach: Reach;
  readonly id: number;
  readonly patientId: string;
  /** Who reads the answers: the patient, or the guardian who has begun it; null: a guardian who is no patient. */
  readonly readerId: string | null;
  /** A guardian has begun it, and reads it. */
  readonly byGuardian: boolean;
  /** That guardian as a patient; null: none has, or they are no patient. */
  readonly guardianId: string | null;
  readonly isClosed: boolean;
  readonly assignee: number | null;
}

/**
 * A conversation, as far as the caller sees it in the workspace of this brand.
 *
 * @param isLocked nobody writes in it or closes it until the transaction is over
 */
export async function findThread(
  { tx, brand }: AtWork,
  id: number,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Found | Extract<Answer<Endpoint>, { readonly problem: unknown }>> {
  const reach = await readReach({ tx, brand });
  if (!reach) return problem('forbidden');
  const thread = await tx
    .selectFrom('messaging_threads')
    .select(['id', 'patient_id', 'by_guardian', 'guardian_id', 'closed_at', 'assignee_id'])
    .where('id', '=', id)
    .where(sql<boolean>`(team_id is null or team_id = any (${[...reach.brandTeams]}::text[]))`)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!thread) return problem('notFound');
  const { patient_id, by_guardian, guardian_id, closed_at, assignee_id } = thread;
  return {
    reach,
    id,
    patientId: patient_id,
    readerId: by_guardian ? guardian_id : patient_id,
    byGuardian: by_guardian,
    guardianId: guardian_id,
    isClosed: closed_at !== null,
    assignee: assignee_id,
  };
}
