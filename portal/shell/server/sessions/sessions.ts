import type { BrandId } from '#contract/brand/brand.ts';
import type { InScope, Scoped, Staff, Vault } from '#platform/context.ts';
import type { Identified } from '#platform/session/session-control.ts';
import { createCookieValues } from './cookie-value.ts';
import type { OpenSession } from './open-session.ts';
import { cookieHash, createSessionReader } from './read-session.ts';
import { endOf, endSession, type SessionLimits } from './session-end.ts';
import { type Beginning, rowInPlaceOf, staffRowInPlaceOf } from './session-row.ts';

/** Writing the moment of the last action so often while a session may be idle is exact enough. */
const TOUCHES = 60;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions live in the database under a keyed hash of their cookie's value. An anonymous visitor gets a cookie but no
 * row until there is something to remember, so that visits cost nothing.
 */
export function createSessions(inScope: InScope, vault: Vault, limits: SessionLimits) {
  const hashOf = (cookie: string) => cookieHash(vault, cookie);
  const cookies = createCookieValues(vault);
  const { anonymous, readSession } = createSessionReader(vault, limits);

  /** A visitor of whom nothing is known; asks the database for nothing. */
  function visitor(brand: BrandId): OpenSession {
    return anonymous(brand, cookies.issue(brand, null), true);
  }

  return {
    visitor,

    /** The session of a cookie; a fresh anonymous one without a cookie that the portal has issued for this brand. */
    async open(cookie: string | undefined, brand: BrandId, now: Date): Promise<OpenSession> {
      const issued = cookies.read(brand, cookie);
      if (!cookie || !issued) return visitor(brand);
      const hash = hashOf(cookie);
      const row = await inScope({ sessionHash: hash }, (tx) =>
        tx.selectFrom('sessions').selectAll().where('id_hash', '=', hash).executeTakeFirst(),
      );
      if (!row) {
        const { signedInAt } = issued;
        if (!signedInAt) return anonymous(brand, cookie, false);
        // A row is forgotten no sooner than a session can have ended by itself.
        const isEarly = now.getTime() - signedInAt.getTime() < limits.maximumMs;
        return { ...visitor(brand), ended: isEarly ? 'elsewhere' : null };
      }
      const ended = row.patient_id || row.person || row.staff ? endOf(row, now, limits) : null;
      if (ended) {
        const proof = await endSession({ inScope, vault, limits }, { row, ended, brand, now });
        return { ...visitor(brand), ended, hasActed: row.acting_for !== null, proof };
      }
      return readSession(row, cookie, brand, now);
    },

    /** Remembers the patient's own action, which keeps the session from ending of idleness. Resolves to it as it is then. */
    async touch(session: OpenSession, now: Date): Promise<OpenSession> {
      if (!session.activeAt || now.getTime() - session.activeAt.getTime() < limits.idleMs / TOUCHES)
        return session;
      await inScope({ sessionHash: session.hash }, (tx) =>
        tx.updateTable('sessions').set({ active_at: now }).where('id_hash', '=', session.hash).execute(),
      );
      return { ...session, activeAt: now };
    },

    /** Keeps a choice of the visitor's in the session's row, made when it is the first one. */
    async remember(session: OpenSession, choice: { analyticsConsent?: boolean }, now: Date): Promise<void> {
      const values = {
        ...(choice.analyticsConsent !== undefined && { analytics_consent: choice.analyticsConsent }),
      };
      await inScope({ sessionHash: session.hash }, (tx) =>
        tx
          .insertInto('sessions')
          .values({
            id_hash: session.hash,
            draft_seed: Buffer.from(session.draftKey, 'base64url'),
            created_at: now,
            active_at: now,
            ...values,
          })
          .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(values))
          .execute(),
      );
    },

    /**
     * A new session for an identified person in place of the visitor's (a cookie never survives a
     * sign-in). What the visitor chose and typed stays theirs, unless somebody else was signed in.
     */
    async start(
      previous: OpenSession,
      identified: Identified,
      { now, userAgent }: { readonly now: Date; readonly userAgent: string | undefined },
    ): Promise<string> {
      const cookie = cookies.issue(previous.brand, now);
      const beginning = { createdAt: now, identifiedAt: now, activeAt: now, userAgent };
      const row = rowInPlaceOf(vault, { previous, cookie, identified, beginning });
      await inScope({ sessionHash: row.id_hash }, (tx) => tx.insertInto('sessions').values(row).execute());
      await this.remove(previous.cookie);
      return cookie;
    },

    /**
     * The same for somebody who works here and has no strong identification; null: for nobody.
     *
     * @param prove who it is. It runs in the session's transaction, so that no session begins by what another has replaced
     */
    async startStaff(
      previous: OpenSession,
      prove: (tx: Scoped) => Promise<Staff | null>,
      { now, userAgent }: { readonly now: Date; readonly userAgent: string | undefined },
    ): Promise<{ readonly staff: Staff; readonly cookie: string } | null> {
      const cookie = cookies.issue(previous.brand, now);
      const beginning = { createdAt: now, identifiedAt: now, activeAt: now, userAgent };
      const staff = await inScope({ sessionHash: hashOf(cookie) }, async (tx) => {
        const proven = await prove(tx);
        if (!proven) return null;
        const row = staffRowInPlaceOf(vault, proven, { previous, cookie, beginning });
        await tx.insertInto('sessions').values(row).execute();
        return proven;
      });
      if (!staff) return null;
      await this.remove(previous.cookie);
      return { staff, cookie };
    },

    /**
     * The same for a patient in a transaction that is under way, in the scope of the patient and of the
     * visitor's session.
     */
    async replace(
      tx: Scoped,
      previous: OpenSession,
      identified: Identified,
      beginning: Beginning,
    ): Promise<string> {
      const cookie = cookies.issue(previous.brand, beginning.activeAt);
      await tx
        .insertInto('sessions')
        .values(rowInPlaceOf(vault, { previous, cookie, identified, beginning }))
        .execute();
      await tx.deleteFrom('sessions').where('id_hash', '=', previous.hash).execute();
      return cookie;
    },

    /** Ends a session for good. */
    async remove(cookie: string): Promise<void> {
      const hash = hashOf(cookie);
      await inScope({ sessionHash: hash }, (tx) =>
        tx.deleteFrom('sessions').where('id_hash', '=', hash).execute(),
      );
    },
  };
}
