import { registerWord } from '#areas/person/guardianship/server/register-word.ts';
import { stillGuardian } from '#areas/person/guardianship/server/still-guardian.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { stillLasts } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { OpenSession } from './open-session.ts';
import type { Sessions } from './sessions.ts';

export interface GuardianshipParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly register: PopulationRegister;
  /** How long the register's answer is trusted (milliseconds). */
  readonly lastsMs: number;
}

/** The request in which a session acts. */
interface Visit {
  readonly brand: BrandSettings;
  readonly now: Date;
  /** Called with the reason why the register did not answer. */
  readonly onError: (error: unknown) => void;
}

export type VerifyGuardianship = ReturnType<typeof createVerifyGuardianship>;

/**
 * Makes sure that a guardian may still act for the child. What the register said holds for a while; then it is asked
 * again. Once it says no the session is its person's own again; while it says nothing the session opens no record.
 */
export function createVerifyGuardianship(parts: GuardianshipParts) {
  const { inScope, vault, sessions, register, lastsMs } = parts;
  return async (session: OpenSession, { brand, now, onError }: Visit): Promise<OpenSession> => {
    const { actingFor, person } = session;
    if (!actingFor || !person) return session;
    const { patientId, verifiedAt } = actingFor;
    if (verifiedAt && stillLasts(new Date(verifiedAt.getTime() + lastsMs), lastsMs, now)) return session;
    const question = { guardianIdentityCode: person.identityCode, patientId };
    const standing = await stillGuardian({ register, inScope, vault, brand, now }, question, onError);
    if (standing === 'unavailable') return { ...session, patientId: null, guardianship: 'unavailable' };
    await inScope({ sessionHash: session.hash }, (tx) =>
      tx
        .updateTable('sessions')
        .set(
          standing === 'ended'
            ? { acting_for: null, guardianship_verified_at: null, guardianship_ended: true }
            : registerWord(standing, now),
        )
        .where('id_hash', '=', session.hash)
        // Another tab may have chosen somebody else meanwhile.
        .where('acting_for', '=', patientId)
        .execute(),
    );
    return sessions.open(session.cookie, brand.id, now);
  };
}
