import type { Selectable } from 'kysely';
import { childId } from '#areas/person/shared/guardianship/server/child-id.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { IdentifiedPerson, Staff, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { OpenSession } from './open-session.ts';
import type { SessionLimits } from './session-end.ts';
import { openSessionStaff } from './staff-session.ts';

/** What a session is found by: its cookie's value is kept nowhere. */
export function cookieHash(vault: Vault, cookie: string): Buffer {
  return vault.hash('session', cookie);
}

/** Makes sessions of their rows, and of cookies that have none. */
export function createSessionReader(vault: Vault, limits: Pick<SessionLimits, 'freshMs'>) {
  const hashed = (purpose: string, value: string) => vault.hash(purpose, value).toString('base64url');

  /** A visitor of whom only the cookie is known. */
  function anonymous(brand: BrandId, cookie: string, isNew: boolean): OpenSession {
    return {
      cookie,
      brand,
      isNew,
      hash: cookieHash(vault, cookie),
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
      staff: null,
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

  /** The session of a row that has not ended. */
  function readSession(
    row: Selectable<Tables['sessions']>,
    cookie: string,
    brand: BrandId,
    now: Date,
  ): OpenSession {
    const person = row.person
      ? (JSON.parse(vault.open('sessions.person', row.person)) as IdentifiedPerson)
      : null;
    const staff = staffOf(row);
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
        : staff
          ? hashed('draft-of-staff', staff.hash.toString('hex'))
          : seed,
      formerDraftKey: person && seed,
      personId: person
        ? hashed('page-of-person', person.identityCode)
        : staff
          ? hashed('page-of-staff', staff.hash.toString('hex'))
          : '',
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
      staff,
      freshUntil: row.identified_at && new Date(row.identified_at.getTime() + limits.freshMs),
      analyticsConsent: row.analytics_consent,
      identifiedAt: row.identified_at,
      // By a clock that is a moment ahead; nothing lasts longer for that.
      createdAt: earlier(row.created_at, now),
      activeAt: earlier(row.active_at, now),
    };
  }

  function staffOf({ staff, person_hash }: Selectable<Tables['sessions']>): Staff | null {
    return staff && person_hash ? { hash: person_hash, name: openSessionStaff(vault, staff) } : null;
  }

  return { anonymous, readSession };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
