import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { childId } from '#domain/guardianship/server/child-id.ts';
import { personHash } from '#domain/patients/server/person-hash.ts';
import { sealUsedFrom } from '#domain/patients/server/used-from.ts';
import type { IdentifiedPerson, InScope, Scoped, Vault } from '#platform/context.ts';
import type { Identified } from '#platform/session/session-control.ts';
import type { Tables } from '#platform/tables.ts';
import { createCookieValues } from './cookie-value.ts';
import { deviceOf } from './device-of.ts';
import type { OpenSession } from './open-session.ts';
import { endOf, endSession, type SessionLimits } from './session-end.ts';

/** How a session begins; its moments may be those of one that has ended. */
interface Beginning {
  readonly createdAt: Date;
  readonly identifiedAt: Date;
  readonly activeAt: Date;
  /** The browser's `User-Agent`. */
  readonly userAgent: string | undefined;
}

/** Writing the moment of the last action so often while a session may be idle is exact enough. */
const TOUCHES = 60;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions live in the database under a keyed hash of their cookie's value. An anonymous visitor gets a cookie but no
 * row until there is something to remember, so that visits cost nothing.
 */
export function createSessions(inScope: InScope, vault: Vault, limits: SessionLimits) {
  const hashOf = (cookie: string) => vault.hash('session', cookie);
  const cookies = createCookieValues(vault);
  const hashed = (purpose: string, value: string) => vault.hash(purpose, value).toString('base64url');

  function anonymous(brand: BrandId, cookie: string, isNew: boolean): OpenSession {
    return {
      cookie,
      brand,
      isNew,
      hash: hashOf(cookie),
      csrfToken: hashed('csrf', cookie),
      draftKey: hashed('draft', cookie),
      formerDraftKey: null,
      patientId: null,
      ownPatientId: null,
      personId: '',
      actingFor: null,
      actingId: '',
      guardianship: null,
      person: null,
      freshUntil: null,
      scope: 'other',
      analyticsConsent: null,
      identifiedAt: null,
      createdAt: null,
      activeAt: null,
      ended: null,
      hasActed: false,
      proof: null,
    };
  }

  /** A visitor of whom nothing is known; asks the database for nothing. */
  function visitor(brand: BrandId): OpenSession {
    return anonymous(brand, cookies.issue(brand, null), true);
  }

  /** The row of a session that takes the place of the visitor's: what they chose and typed stays theirs. */
  function rowInPlaceOf(previous: OpenSession, cookie: string, identified: Identified, beginning: Beginning) {
    const isSame = previous.person?.identityCode === identified.person.identityCode;
    const isSomebodyElse = previous.person !== null && !isSame;
    // A guardian who identifies again while acting for a child continues, once the right is verified again.
    const actingFor = identified.actingFor ?? (isSame ? previous.actingFor?.patientId : null);
    const typed = previous.formerDraftKey ?? previous.draftKey;
    return {
      id_hash: hashOf(cookie),
      patient_id: identified.patientId,
      acting_for: actingFor ?? null,
      person: vault.seal('sessions.person', JSON.stringify(identified.person)),
      person_hash: personHash(vault, identified.person.identityCode),
      analytics_consent: previous.analyticsConsent,
      draft_seed: isSomebodyElse ? randomBytes(32) : Buffer.from(typed, 'base64url'),
      used_from: sealUsedFrom(vault, {
        brand: previous.brand,
        ...deviceOf(beginning.userAgent),
        country: null,
      }),
      created_at: beginning.createdAt,
      active_at: beginning.activeAt,
      identified_at: beginning.identifiedAt,
    } satisfies Insertable<Tables['sessions']>;
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
      const ended = row.patient_id || row.person ? endOf(row, now, limits) : null;
      if (ended) {
        const proof = await endSession({ inScope, vault, limits }, { row, ended, brand, now });
        return { ...visitor(brand), ended, hasActed: row.acting_for !== null, proof };
      }
      const person = row.person
        ? (JSON.parse(vault.open('sessions.person', row.person)) as IdentifiedPerson)
        : null;
      const seed = row.draft_seed.toString('base64url');
      const child = row.acting_for;
      return {
        ...anonymous(brand, cookie, false),
        // A page that was opened for somebody else must not change anything of the child's, and the other way round.
        ...(child && { csrfToken: hashed('csrf', `${cookie} ${child}`) }),
        // A person's own in each session of theirs: what they typed is still there when one has ended and the next
        // begins. What they type for a child is of that child's forms only.
        draftKey: person
          ? hashed('draft-of-person', child ? `${person.identityCode} ${child}` : person.identityCode)
          : seed,
        formerDraftKey: person && seed,
        personId: person ? hashed('page-of-person', person.identityCode) : '',
        patientId: child ?? row.patient_id,
        ownPatientId: row.patient_id,
        actingFor: child
          ? {
              patientId: child,
              verifiedAt: row.guardianship_verified_at,
              isProtected: row.child_is_protected,
              otherGuardians: row.other_guardians,
              tint: row.child_tint,
            }
          : null,
        actingId: child ? childId(vault, child) : '',
        guardianship: row.guardianship_ended ? 'ended' : null,
        person,
        freshUntil: row.identified_at && new Date(row.identified_at.getTime() + limits.freshMs),
        analyticsConsent: row.analytics_consent,
        identifiedAt: row.identified_at,
        // By a clock that is a moment ahead; nothing lasts longer for that.
        createdAt: earlier(row.created_at, now),
        activeAt: earlier(row.active_at, now),
      };
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
      const row = rowInPlaceOf(previous, cookie, identified, beginning);
      await inScope({ sessionHash: row.id_hash }, (tx) => tx.insertInto('sessions').values(row).execute());
      await this.remove(previous.cookie);
      return cookie;
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
        .values(rowInPlaceOf(previous, cookie, identified, beginning))
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

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
