import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { sealUsedFrom } from '#areas/person/shared/patients/server/used-from.ts';
import type { Staff, Vault } from '#platform/context.ts';
import type { Identified } from '#platform/session/session-control.ts';
import type { Tables } from '#platform/tables.ts';
import { deviceOf } from './device-of.ts';
import type { OpenSession } from './open-session.ts';
import { cookieHash } from './read-session.ts';
import { staffColumns } from './staff-session.ts';

/** How a session begins; its moments may be those of one that has ended. */
export interface Beginning {
  readonly createdAt: Date;
  readonly identifiedAt: Date;
  readonly activeAt: Date;
  /** The browser's `User-Agent`. */
  readonly userAgent: string | undefined;
}

interface Place {
  readonly previous: OpenSession;
  readonly cookie: string;
  readonly beginning: Beginning;
}

interface Replacement extends Place {
  readonly identified: Identified;
}

/** The row of a session that takes the place of the visitor's: what they chose and typed stays theirs. */
export function rowInPlaceOf(vault: Vault, { previous, cookie, identified, beginning }: Replacement) {
  const isSame = previous.person?.identityCode === identified.person.identityCode;
  // What somebody who works here typed is about others, also where they sign in as a patient next.
  const isSomebodyElse = previous.staff !== null || (previous.person !== null && !isSame);
  // A guardian who identifies again while acting for a child continues, once the right is verified again.
  const actingFor = identified.actingFor ?? (isSame ? previous.actingFor?.patientId : null);
  const typed = previous.formerDraftKey ?? previous.draftKey;
  return {
    ...begun(vault, { previous, cookie, beginning }),
    patient_id: identified.patientId,
    acting_for: actingFor ?? null,
    person: vault.seal('sessions.person', JSON.stringify(identified.person)),
    person_hash: personHash(vault, identified.person.identityCode),
    draft_seed: isSomebodyElse ? randomBytes(32) : Buffer.from(typed, 'base64url'),
    identified_at: beginning.identifiedAt,
  } satisfies Insertable<Tables['sessions']>;
}

/** The same for somebody who works here. What was typed before may be a patient's: none of it is theirs. */
export function staffRowInPlaceOf(vault: Vault, staff: Staff, place: Place) {
  return {
    ...begun(vault, place),
    ...staffColumns(vault, staff),
    draft_seed: randomBytes(32),
  } satisfies Insertable<Tables['sessions']>;
}

function begun(vault: Vault, { previous, cookie, beginning }: Place) {
  return {
    id_hash: cookieHash(vault, cookie),
    analytics_consent: previous.analyticsConsent,
    used_from: sealUsedFrom(vault, {
      brand: previous.brand,
      ...deviceOf(beginning.userAgent),
      country: null,
    }),
    created_at: beginning.createdAt,
    active_at: beginning.activeAt,
  };
}
