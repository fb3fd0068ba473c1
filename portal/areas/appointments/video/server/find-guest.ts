import { sql } from 'kysely';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import type { GuestKind } from '../guest-kinds.ts';

/** Whom a link lets in. */
export interface FoundGuest {
  readonly patientId: string;
  readonly appointmentId: number;
  readonly guestId: string;
  readonly kind: GuestKind;
}

export function hashOfSecret(vault: Vault, secret: string): Buffer {
  return vault.hash('video-guest', secret);
}

/** What a link opens now, in any scope; null for nothing: it was revoked, or the appointment is over, moved to a clinic or cancelled. */
export async function findGuest(
  tx: Scoped,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
  secret: string,
): Promise<FoundGuest | null> {
  const { rows } = await sql<FoundGuest>`
    select patient_id as "patientId", appointment_id as "appointmentId", id as "guestId", kind
    from find_video_guest(${hashOfSecret(vault, secret)}, ${now})`.execute(tx);
  return rows[0] ?? null;
}
