import { sql } from 'kysely';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped, Staff } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { StaffSignInApi } from '../contract.ts';
import { isPassword } from './argon2.ts';
import { mayTryPassword } from './attempts.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { askPasskey, hostOf, usesOf } from './passkeys.ts';

/** Whose credential it is, as the database names them. */
interface Owner {
  readonly identity_hash: Buffer;
  readonly name: Sealed;
}

const staffOf = ({ vault }: Context, { identity_hash, name }: Owner): Staff => ({
  hash: identity_hash,
  name: openStaffName(vault, name),
});

/** `POST /api/staff/challenge` */
export const showChallenge: Outside<StaffSignInApi['POST /api/staff/challenge']> = {
  async outside(context) {
    const asked = await askPasskey(context);
    await keepChallenge(context, asked.challenge);
    return ok(asked);
  },
};

/** `POST /api/staff/sessions/passkey` */
export const signInByPasskey: Outside<StaffSignInApi['POST /api/staff/sessions/passkey']> = {
  async outside(context, { body: { credential } }) {
    const challenge = await takeChallenge(context);
    const found = await context.inScope({}, (tx) => findPasskey(tx, credential.id, hostOf(context)));
    if (challenge === null || !found) return ok({ type: 'failed' as const });
    const passkey = { id: credential.id, key: new Uint8Array(found.key), uses: Number(found.uses) };
    const uses = await usesOf(context, credential, { challenge, passkey });
    if (uses === null) return ok({ type: 'failed' as const });
    const isIn = await context.startStaffSession(async (tx) => {
      if (!(await usePasskey(tx, credential.id, uses, context.now))) return null;
      return staffOf(context, found);
    });
    return ok({ type: isIn ? ('success' as const) : ('failed' as const) });
  },
};

/** `POST /api/staff/sessions/password` */
export const signInByPassword: Outside<StaffSignInApi['POST /api/staff/sessions/password']> = {
  async outside(context, { body: { user, password } }) {
    const found = await context.inScope({}, async (tx) =>
      (await mayTryPassword(tx, context, user)) ? findPassword(tx, user) : 'limited',
    );
    if (found === 'limited') return problem('tooManyRequests');
    const kept = found && context.vault.open('staff_passwords.password', found.password);
    // Who is nobody's user takes as long as a wrong password.
    const isRight = await isPassword(password, kept);
    if (!found || !isRight) return ok({ type: 'failed' as const });
    const isIn = await context.startStaffSession(async (tx) =>
      (await holdPassword(tx, user, found.password)) ? staffOf(context, found) : null,
    );
    return ok({ type: isIn ? ('success' as const) : ('failed' as const) });
  },
};

async function findPasskey(tx: Scoped, id: string, host: string) {
  const { rows } = await sql<Owner & { key: Buffer; uses: string }>`
    select identity_hash, name, key, uses from find_passkey(${id}, ${host})`.execute(tx);
  return rows[0] ?? null;
}

async function findPassword(tx: Scoped, user: string) {
  const { rows } = await sql<Owner & { password: string }>`
    select identity_hash, name, password from find_staff_password(${user}::bigint)`.execute(tx);
  return rows[0] ?? null;
}

/** Counts a use of a passkey, and keeps it until the transaction ends. False: it was replaced, or used, since it was found. */
async function usePasskey(tx: Scoped, id: string, uses: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ held: true | null }>`select hold_passkey(${id}, ${uses}) as held`.execute(tx);
  if (!rows[0]?.held) return false;
  await sql`select count_passkey_use(${id}, ${uses}, ${now})`.execute(tx);
  return true;
}

/** Keeps a password until the transaction ends. False: it was replaced since it was found. */
async function holdPassword(tx: Scoped, user: string, password: string): Promise<boolean> {
  const { rows } = await sql<{ held: true | null }>`
    select hold_staff_password(${user}::bigint, ${password}) as held`.execute(tx);
  return rows[0]?.held === true;
}
