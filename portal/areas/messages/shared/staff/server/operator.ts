import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/** The number of the operator whom a transaction acts for, in the scope `asStaff`; null: its caller is none. */
export async function readOperator(tx: Scoped): Promise<number | null> {
  const { rows } = await sql<{ me: string | null }>`select current_operator() as me`.execute(tx);
  const me = rows[0]?.me ?? null;
  return me === null ? null : Number(me);
}
