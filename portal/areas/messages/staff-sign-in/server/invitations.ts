import { sql } from 'kysely';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { invitationHash } from '#areas/messages/shared/staff/server/invite.ts';
import type { Context, Scoped, Staff } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Passkey } from './passkeys.ts';

type Parts = Pick<Context, 'vault' | 'now'>;

/** Somebody who was invited. */
export interface InvitedStaff {
  readonly id: number;
  readonly name: string;
}

/** Who was invited by a code that still counts; null: nobody. */
export async function findInvited(
  tx: Scoped,
  { vault, now }: Parts,
  code: string,
): Promise<InvitedStaff | null> {
  const { rows } = await sql<{ id: number; name: Sealed }>`
    select id, name from find_invited(${invitationHash(vault, code)}, ${now})`.execute(tx);
  const [found] = rows;
  return found ? { id: Number(found.id), name: openStaffName(vault, found.name) } : null;
}

/** What somebody signs in by from now on. */
export type NewCredential =
  | { readonly password: string }
  | { readonly passkey: Passkey; readonly host: string };

/** Uses an invitation. Null: it counts no more. */
export async function acceptInvitation(
  tx: Scoped,
  { vault, now }: Parts,
  code: string,
  given: NewCredential,
): Promise<Staff | null> {
  const password = 'password' in given ? vault.seal('staff_passwords.password', given.password) : null;
  const passkey = 'passkey' in given ? given.passkey : null;
  const { rows } = await sql<{ identity_hash: Buffer; name: Sealed }>`
    select identity_hash, name from accept_invitation(
      ${invitationHash(vault, code)}, ${now}, ${password}, ${passkey?.id ?? null}::text,
      ${'host' in given ? given.host : null}::text, ${passkey && Buffer.from(passkey.key)}::bytea,
      ${passkey?.uses ?? null}::bigint)`.execute(tx);
  const [accepted] = rows;
  return accepted ? { hash: accepted.identity_hash, name: openStaffName(vault, accepted.name) } : null;
}
