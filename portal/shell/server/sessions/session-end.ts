import type { Selectable } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { CLOCK_SKEW_MS } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import type { Tables } from '#platform/tables.ts';
import type { OpenSession } from './open-session.ts';

/** How long a session lasts (milliseconds). */
export interface SessionLimits {
  readonly idleMs: number;
  readonly maximumMs: number;
  /** How long one that ended of idleness may be come back to; 0 where nobody may. */
  readonly reloginMs: number;
  /** How long a code by SMS is good. */
  readonly smsCodeMs: number;
  /** How long after an identification what opens the account may be changed; never longer than `idleMs`. */
  readonly freshMs: number;
  /** Seconds before its end at which the patient is warned, the earliest first. */
  readonly warnings: readonly number[];
}

type SessionRow = Selectable<Tables['sessions']>;

interface EndedSession {
  readonly row: SessionRow;
  readonly ended: 'idle' | 'maximum';
  readonly brand: BrandId;
  readonly now: Date;
}

/**
 * Which limit has ended a session, if one has. How long one has lasted whose moments are in the future, because a
 * clock was set back, it is unknown: the person identifies again, as after the longest time.
 */
export function endOf(
  row: Pick<SessionRow, 'created_at' | 'active_at'>,
  now: Date,
  limits: SessionLimits,
): 'idle' | 'maximum' | null {
  const lasted = now.getTime() - row.created_at.getTime();
  const idle = now.getTime() - row.active_at.getTime();
  if (lasted >= limits.maximumMs || Math.min(lasted, idle) < -CLOCK_SKEW_MS) return 'maximum';
  return idle >= limits.idleMs ? 'idle' : null;
}

/** When a signed-in person's session ends unless they do something; null for visitors. */
export function endsAt(
  { person, staff, createdAt, activeAt }: Pick<OpenSession, 'person' | 'staff' | 'createdAt' | 'activeAt'>,
  { idleMs, maximumMs }: SessionLimits,
): Date | null {
  if (!(person ?? staff) || !createdAt || !activeAt) return null;
  return new Date(Math.min(activeAt.getTime() + idleMs, createdAt.getTime() + maximumMs));
}

/** What is kept of a proof: it is good for the brand in which its session ended. */
export function proofHash(vault: Vault, brand: BrandId, proof: string): Buffer {
  return vault.hash('expired-session', `${brand} ${proof}`);
}

/**
 * Takes an ended session's row away. A person with SMS login who was only idle gets a proof that it was theirs:
 * it says nothing, opens nothing by itself and lasts no longer than the session could have.
 */
export function endSession(
  { inScope, vault, limits }: { inScope: InScope; vault: Vault; limits: SessionLimits },
  { row, ended, brand, now }: EndedSession,
): Promise<string | null> {
  const { patient_id: patientId, identified_at: identifiedAt } = row;
  return inScope({ sessionHash: row.id_hash, ...(patientId && { patientId }) }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('id_hash', '=', row.id_hash)
      .executeTakeFirst();
    // Of requests that come at once, one ends it.
    const mayComeBack = numDeletedRows > 0n && ended === 'idle' && limits.reloginMs > 0;
    if (!mayComeBack || !patientId || !identifiedAt) return null;
    const login = await tx
      .selectFrom('sms_logins')
      .select('phone')
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    if (!login?.phone) return null;
    const proof = newSecret();
    const until = Math.min(now.getTime() + limits.reloginMs, row.created_at.getTime() + limits.maximumMs);
    await tx
      .insertInto('expired_sessions')
      .values({
        patient_id: patientId,
        proof_hash: proofHash(vault, brand, proof),
        created_at: row.created_at,
        identified_at: identifiedAt,
        expires_at: new Date(until),
        acting_for: row.acting_for,
      })
      .execute();
    return proof;
  });
}
