import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { forgetStaffSignIn } from './invite.ts';

/** What came of a removal; `handedBack`: open conversations that are nobody's now, for their team to take. */
export type RemovedStaff =
  | { readonly type: 'success'; readonly handedBack: number }
  | { readonly type: 'userNotFound' };

/**
 * Notes that somebody works here no more: from their next request on they see nothing. What they have written stays.
 *
 * @param owner a connection of the schema's owner
 */
export function removeStaff(owner: Kysely<Tables>, id: number, now: Date): Promise<RemovedStaff> {
  return owner.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('professional_users')
      .set({ left_at: now })
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { type: 'userNotFound' as const };
    await forgetStaffSignIn(tx, id);
    await tx.deleteFrom('team_members').where('professional_id', '=', id).execute();
    // Nobody sees a conversation of somebody who has left; without an assignee its team does.
    const ended = await tx
      .updateTable('thread_assignments as assignment')
      .from('messaging_threads as thread')
      .set({ ended_at: now })
      .whereRef('thread.patient_id', '=', 'assignment.patient_id')
      .whereRef('thread.id', '=', 'assignment.thread_id')
      .where('thread.closed_at', 'is', null)
      .where('assignment.professional_id', '=', id)
      .where('assignment.ended_at', 'is', null)
      .executeTakeFirst();
    return { type: 'success' as const, handedBack: Number(ended.numUpdatedRows) };
  });
}
