import type { ExpressionBuilder } from 'kysely';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { InsurancePolicy } from '#areas/person/shared/rights/policies.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { Employment, PatientStatus } from '../rights.ts';

/** A patient's employments with the agreements of each employer, the latest first; a column of a query over patients. */
export function employmentsOf(patients: ExpressionBuilder<Tables, 'patients'>) {
  return patients.fn<Employment[]>('employments_of', ['patients.id']);
}

/** A patient's insurance policies that the clinic knows of, the latest first; a column of a query over patients. */
export function policiesOf(patients: ExpressionBuilder<Tables, 'patients'>) {
  return patients.fn<InsurancePolicy[]>('policies_of', ['patients.id']);
}

/** What a patient's rights depend on, of their row with its sealed values opened. */
export function patientStatusOf(
  row: {
    readonly identity_code: string;
    readonly health_care_type: HealthCareType;
    readonly employments: readonly Employment[];
    readonly policies: readonly InsurancePolicy[];
  },
  { isActedFor, now }: { readonly isActedFor: boolean; readonly now: Date },
): PatientStatus {
  const code = parseIdentityCode(row.identity_code, { acceptDevelopment: true, today: helsinkiDay(now) });
  return {
    birthDate: code.valid ? code.birthDate : null,
    agreedType: row.health_care_type,
    employments: row.employments,
    policies: row.policies,
    isActedFor,
  };
}

/** A query for a patient, in their scope, with what their status is made of. */
export function patientWithStatus(tx: Scoped, patientId: string) {
  return tx
    .selectFrom('patients')
    .select(['identity_code', 'health_care_type'])
    .select((patients) => [employmentsOf(patients).as('employments'), policiesOf(patients).as('policies')])
    .where('id', '=', patientId);
}

/** The status of the patient in whose record a session acts; null for everybody else. */
export async function readPatientStatus({
  tx,
  session: { patientId, actingFor },
  vault,
  now,
}: { readonly tx: Scoped } & Pick<Context, 'session' | 'vault' | 'now'>): Promise<PatientStatus | null> {
  const row = patientId && (await patientWithStatus(tx, patientId).executeTakeFirst());
  return row ? patientStatusOf(openPatient(vault, row), { isActedFor: actingFor !== null, now }) : null;
}
