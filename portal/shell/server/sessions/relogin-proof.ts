import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { CLOCK_SKEW_MS, type Clock } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { ReloginProof } from '#platform/session/relogin-proof.ts';
import { bookingScope } from './booking-scope.ts';
import { clearSessionCookie, proofCookie, setSignedInCookies } from './session-cookie.ts';
import { proofHash } from './session-end.ts';
import type { Sessions } from './sessions.ts';

export interface ReloginProofParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly sessions: Sessions;
  /** How long a session that has ended may be come back to (milliseconds). */
  readonly lastsMs: number;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

/** Makes what a request may do about the session that has ended in its browser. */
export function createReloginProof({
  inScope,
  vault,
  sessions,
  lastsMs,
  clock,
  isSecure,
}: ReloginProofParts) {
  // What ends later was left before a clock was set back.
  const latestEnd = (now: Date) => new Date(now.getTime() + lastsMs + CLOCK_SKEW_MS);
  const { name, clear } = proofCookie(isSecure);
  return (request: FastifyRequest, reply: FastifyReply): ReloginProof => ({
    async find() {
      // One that has ended with this very request has yet to come from the browser.
      const proof = request.session.proof ?? request.cookies[name];
      if (!proof || request.session.person !== null) return null;
      const hash = proofHash(vault, request.brand.id, proof);
      const { rows } = await inScope({}, (tx) =>
        sql<{ patient: string | null }>`select find_expired_session(
          ${hash}, ${clock()}, ${latestEnd(clock())}) as patient`.execute(tx),
      );
      const patientId = rows[0]?.patient;
      return patientId ? { hash, patientId } : null;
    },

    async revive(tx, { hash, patientId }) {
      const now = clock();
      const ended = await tx
        .deleteFrom('expired_sessions')
        .where('patient_id', '=', patientId)
        .where('proof_hash', '=', hash)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latestEnd(now))
        .returning(['created_at', 'identified_at', 'acting_for'])
        .executeTakeFirst();
      if (!ended) return null;
      const patient = await readPatient({ tx, vault, patientId }, [
        'first_names',
        'last_name',
        'identity_code',
      ]);
      const person = {
        firstNames: patient.first_names,
        lastName: patient.last_name,
        identityCode: patient.identity_code,
      };
      request.signedInAs = person.identityCode;
      return sessions.replace(
        tx,
        request.session,
        { person, patientId, actingFor: ended.acting_for },
        {
          createdAt: ended.created_at,
          identifiedAt: ended.identified_at,
          activeAt: now,
          userAgent: request.headers['user-agent'],
        },
      );
    },

    enter(cookie) {
      setSignedInCookies(reply, cookie, isSecure);
    },

    // Nothing is returned: a reply can be waited for, and is there only after who waits.
    forget() {
      clear(reply);
    },

    leave() {
      clearSessionCookie(reply, isSecure);
      bookingScope(isSecure).leave(reply);
      clear(reply);
    },
  });
}
