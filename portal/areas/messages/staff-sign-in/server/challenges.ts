import type { Context } from '#platform/context.ts';

/** Milliseconds within which a passkey answers. */
export const CHALLENGE_MS = 300_000;

type Parts = Pick<Context, 'inScope' | 'session' | 'now'>;

/** Keeps what a passkey is asked to sign in this browser, in the place of what was asked before. */
export async function keepChallenge({ inScope, session, now }: Parts, challenge: string): Promise<void> {
  const row = { challenge, expires_at: new Date(now.getTime() + CHALLENGE_MS) };
  await inScope({ sessionHash: session.hash }, (tx) =>
    tx
      .insertInto('staff_challenges')
      .values({ session_hash: session.hash, ...row })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
      .execute(),
  );
}

/** Takes what was asked in this browser: it is good for one answer. Null: nothing, or too long ago. */
export async function takeChallenge({ inScope, session, now }: Parts): Promise<string | null> {
  const taken = await inScope({ sessionHash: session.hash }, (tx) =>
    tx
      .deleteFrom('staff_challenges')
      .where('session_hash', '=', session.hash)
      .returning(['challenge', 'expires_at'])
      .executeTakeFirst(),
  );
  return taken && taken.expires_at > now ? taken.challenge : null;
}
