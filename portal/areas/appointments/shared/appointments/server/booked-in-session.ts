import type { Context, Scope, Scoped } from '#platform/context.ts';

/** For what it is sealed. */
const PURPOSE = 'sessions.booked';

/** What somebody has booked for a patient without that patient's login. */
export interface Booked {
  /** The time's id, as in the address of its reservation. */
  readonly slotId: number;
  /** Opens the appointment. */
  readonly token: string;
}

type Means = Pick<Context, 'session' | 'vault' | 'now'>;

/** The scope in which a session's own row is read and written. */
export function scopeOfSession({ session }: Pick<Context, 'session'>): Scope {
  return { sessionHash: session.hash };
}

/**
 * Keeps in the caller's session what was booked in it last, in the scope of the session. It ends with the session: with the visit, at a
 * login, at logging out.
 */
export async function keepBooked(tx: Scoped, { session, vault, now }: Means, booked: Booked): Promise<void> {
  const values = { booked: vault.seal(PURPOSE, JSON.stringify(booked)) };
  // A person who has logged in has a row; one that was ended elsewhere meanwhile must not come back.
  if (session.person) {
    await tx.updateTable('sessions').set(values).where('id_hash', '=', session.hash).execute();
    return;
  }
  await tx
    .insertInto('sessions')
    .values({
      id_hash: session.hash,
      draft_seed: Buffer.from(session.draftKey, 'base64url'),
      created_at: now,
      active_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(values))
    .execute();
}

/** What opens the booking of a time that was the last one in the caller's session, in its scope; null for any other time. */
export async function tokenOfBooked(
  tx: Scoped,
  { session, vault }: Omit<Means, 'now'>,
  slotId: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('sessions')
    .select('booked')
    .where('id_hash', '=', session.hash)
    .executeTakeFirst();
  if (!row?.booked) return null;
  const booked = JSON.parse(vault.open(PURPOSE, row.booked)) as Booked;
  return booked.slotId === slotId ? booked.token : null;
}
