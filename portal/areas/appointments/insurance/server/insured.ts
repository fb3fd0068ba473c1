import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { ADULT_AGE } from '#contract/time/age.ts';
import type { Context } from '#platform/context.ts';

/** Whom an insurer is asked about, and by whom. */
export interface Insured {
  readonly patientId: string;
  readonly identityCode: string;
  /** The guardian who acts for a child; else the same person. */
  readonly applicantIdentityCode: string;
  /** Under 18, and nobody acts for them. */
  readonly isUnderage: boolean;
}

/** The patient of a request; null for everybody else, and where the record is not there any more. */
export async function insuredOf({ inScope, vault, session, now }: Context): Promise<Insured | null> {
  const { patientId, actingFor, person } = session;
  if (patientId === null) return null;
  const row = await inScope({ patientId }, (tx) =>
    tx.selectFrom('patients').select('identity_code').where('id', '=', patientId).executeTakeFirst(),
  );
  if (!row) return null;
  const { identity_code: identityCode } = openPatient(vault, row);
  return {
    patientId,
    identityCode,
    applicantIdentityCode: actingFor && person ? person.identityCode : identityCode,
    isUnderage: actingFor === null && ageOf(identityCode, now) < ADULT_AGE,
  };
}
