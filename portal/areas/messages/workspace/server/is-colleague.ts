import type { Reach } from '#areas/messages/shared/staff/server/reach.ts';
import type { Scoped } from '#platform/context.ts';

/** Whether somebody works here now and does what the caller does, so that work can be given to them. */
export async function isColleague(tx: Scoped, { kind }: Reach, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('professional_users')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
