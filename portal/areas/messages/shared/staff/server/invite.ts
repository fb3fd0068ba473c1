import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import { newCode } from '#platform/secrets.ts';
import type { Tables } from '#platform/tables.ts';
import { CODE_LENGTH, CODE_SIGNS } from '../invitation-code.ts';
import { KEEPING, type Keeper } from './keeper.ts';

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
 */
export async function invite(
  db: Kysely<Tables>,
  vault: Vault,
  id: number,
  now: Date,
  keeper: Keeper = 'command',
): Promise<Invited> {
  const code = newCode(CODE_SIGNS, CODE_LENGTH);
  const ends = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  const { rows } = await sql<{ invited: boolean | null }>`
    select ${sql.ref(KEEPING[keeper].invite)}(${id}, ${invitationHash(vault, code)}, ${ends}) as invited`.execute(
    db,
  );
  return rows[0]?.invited ? { type: 'success', code } : { type: 'userNotFound' };
}
