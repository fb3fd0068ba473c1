import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import { newCode } from '#platform/secrets.ts';
import type { Tables } from '#platform/tables.ts';
import { CODE_LENGTH, CODE_SIGNS } from '../invitation-code.ts';

const HOUR_MS = 3_600_000;
/** For so long an invitation is good: it is handed over on the day on which it is used. */
export const INVITATION_HOURS = 24;

/** What an invitation is found by: its code is kept nowhere. */
export function invitationHash(vault: Vault, code: string): Buffer {
  return vault.hash('staff_invitations.code', code);
}

export type Invited = { readonly type: 'success'; readonly code: string } | { readonly type: 'userNotFound' };

/**
 * Invites somebody who works here to sign in by a passkey or a password, in the place of an earlier invitation. What they sign in by
 * today stays until they use it.
 *
 * @param owner a connection of the schema's owner
 */
export async function invite(owner: Kysely<Tables>, vault: Vault, id: number, now: Date): Promise<Invited> {
  const code = newCode(CODE_SIGNS, CODE_LENGTH);
  const kept = {
    code_hash: invitationHash(vault, code),
    expires_at: new Date(now.getTime() + INVITATION_HOURS * HOUR_MS),
  };
  const added = await owner
    .insertInto('staff_invitations')
    .columns(['professional_id', 'code_hash', 'expires_at'])
    .expression((is) =>
      is
        .selectFrom('professional_users')
        .select(['id', sql<Buffer>`${kept.code_hash}`.as('hash'), sql<Date>`${kept.expires_at}`.as('ends')])
        .where('id', '=', id)
        .where('left_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('professional_id').doUpdateSet(kept))
    .returning('professional_id')
    .executeTakeFirst();
  return added ? { type: 'success', code } : { type: 'userNotFound' };
}

/** Forgets what somebody signs in by who has left, and ends the sessions that began so. */
export async function forgetStaffSignIn(owner: Kysely<Tables>, id: number): Promise<void> {
  for (const table of ['staff_invitations', 'staff_passkeys', 'staff_passwords'] as const)
    await owner.deleteFrom(table).where('professional_id', '=', id).execute();
  await owner
    .deleteFrom('sessions')
    .where('staff', 'is not', null)
    .where('person_hash', '=', (is) =>
      is.selectFrom('professional_users').select('identity_hash').where('id', '=', id),
    )
    .execute();
}
