import type { Scoped } from '../scoped.ts';

/** A session that ended by idleness and left a proof in the caller's browser. */
export interface ExpiredSession {
  /** Keyed hash of the proof. */
  readonly hash: Buffer;
  readonly patientId: string;
}

/** What a caller may do about the session that has ended in their browser. */
export interface ReloginProof {
  /** Resolves to null without a proof that still counts, and for somebody who is signed in. */
  find(): Promise<ExpiredSession | null>;
  /**
   * Restarts the session in place of the visitor's, in the scope of both the patient and the visitor's
   * session. Resolves to the new cookie; to null if the proof was used meanwhile: it is good for one session.
   */
  revive(tx: Scoped, expired: ExpiredSession): Promise<string | null>;
  /** Gives the browser its new cookie, once that is committed. */
  enter(cookie: string): void;
  /** Takes the proof from the browser. */
  forget(): void;
  /** Takes the session and the proof from the browser, once nothing of them is left. */
  leave(): void;
}

/** Ends every session of a patient, in their scope, and every re-login proof of theirs. */
export async function endSessions(tx: Scoped, patientId: string): Promise<void> {
  await tx.deleteFrom('expired_sessions').where('patient_id', '=', patientId).execute();
  await tx.deleteFrom('sessions').where('patient_id', '=', patientId).execute();
}
