import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { helsinkiDay } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Tables } from '#platform/tables.ts';
import type { Employment, Standing } from '../rights.ts';

/** A patient's employments with the agreements of each employer, the latest first; a column of a query over patients. */
export function employmentsOf(patients: ExpressionBuilder<Tables, 'patients'>) {
  return jsonArrayFrom(
    patients
      .selectFrom('employments')
      .innerJoin('employers', 'employers.id', 'employments.employer_id')
      .whereRef('employments.patient_id', '=', 'patients.id')
      .orderBy('employments.valid_from', 'desc')
      .select((employment) => [
        'employers.name as employer',
        'employments.valid_from as validFrom',
        'employments.valid_to as validTo',
        'is_fund_member as isFundMember',
        jsonArrayFrom(
          employment
            .selectFrom('care_agreements')
            .whereRef('care_agreements.employer_id', '=', 'employments.employer_id')
            .orderBy('care_agreements.valid_from', 'desc')
            .select([
              'care_agreements.valid_from as validFrom',
              'care_agreements.valid_to as validTo',
              'covered_specialties as coveredSpecialties',
              'allows_web_reservation as allowsWebReservation',
              'allows_messaging as allowsMessaging',
            ]),
        ).as('agreements'),
      ]),
  );
}

/** What a patient's rights depend on, of their row with its sealed values opened. */
export function standingOf(
  row: {
    readonly identity_code: string;
    readonly health_care_type: HealthCareType;
    readonly employments: readonly Employment[];
  },
  { isActedFor, now }: { readonly isActedFor: boolean; readonly now: Date },
): Standing {
  const code = parseIdentityCode(row.identity_code, { acceptDevelopment: true, today: helsinkiDay(now) });
  return {
    birthDate: code.valid ? code.birthDate : null,
    agreedType: row.health_care_type,
    employments: row.employments,
    isActedFor,
  };
}
