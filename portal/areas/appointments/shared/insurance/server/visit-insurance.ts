import { sql } from 'kysely';
import type { Insurer } from '#contract/brand/insurers.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Vault } from '#platform/context.ts';
import type { Reimbursement } from '../concept-codes.ts';
import type { Permit } from '../permits.ts';
import type { VisitInsurance } from '../visit-insurance.ts';

const PERMIT = 'visit_insurances.permit';

/** What a patient has chosen and agreed to for a visit. */
export interface ChosenInsurance {
  readonly insurer: Insurer;
  readonly reimbursement: Reimbursement;
  /** Set where the insurer is billed directly. */
  readonly directBilling: { readonly wording: string; readonly permit: Permit | null } | null;
}

/** Keeps with a visit on whose insurance it was booked, in the patient's scope and the transaction that books it. */
export async function keepVisitInsurance(
  { tx, vault, now, patientId }: RecordCall,
  appointmentId: number,
  { insurer, reimbursement, directBilling }: ChosenInsurance,
): Promise<void> {
  await tx
    .insertInto('visit_insurances')
    .values({
      patient_id: patientId,
      appointment_id: appointmentId,
      insurer,
      reimbursement,
      booked_at: now,
      consented_at: directBilling && now,
      consent_wording: directBilling?.wording ?? null,
      permit: directBilling?.permit ? vault.seal(PERMIT, JSON.stringify(directBilling.permit)) : null,
    })
    .execute();
}

/** What `visitInsuranceColumn` selects. */
export interface VisitInsuranceRow {
  readonly insurer: Insurer;
  readonly reimbursement: Reimbursement;
  /** As JSON has it. */
  readonly consented_at: string | null;
  readonly consent_wording: string | null;
  readonly permit: string | null;
}

/**
 * A visit's insurance as one column of a query over appointments; null where it has none.
 *
 * @param appointments what the query calls the table of appointments
 */
export function visitInsuranceColumn(appointments: string) {
  return sql<VisitInsuranceRow | null>`(
    select to_jsonb(insured) from visit_insurances as insured
    where insured.patient_id = ${sql.ref(`${appointments}.patient_id`)}
      and insured.appointment_id = ${sql.ref(`${appointments}.id`)}
  )`;
}

/** On whose insurance the patient's visit was booked; null where it has none. */
export async function readVisitInsurance(
  { tx, vault, patientId }: RecordCall,
  appointmentId: number,
): Promise<VisitInsurance | null> {
  const row = await tx
    .selectFrom('appointments')
    .select(visitInsuranceColumn('appointments').as('insurance'))
    .where('patient_id', '=', patientId)
    .where('id', '=', appointmentId)
    .executeTakeFirst();
  return visitInsuranceView(vault, row?.insurance ?? null);
}

/** The column as its patient gets it. */
export function visitInsuranceView(vault: Vault, row: VisitInsuranceRow | null): VisitInsurance | null {
  if (!row) return null;
  const { insurer, reimbursement, consented_at, consent_wording: wording } = row;
  if (consented_at === null || wording === null) return { insurer, reimbursement, directBilling: null };
  return {
    insurer,
    reimbursement,
    directBilling: {
      consentedAt: new Date(consented_at).toISOString(),
      wording,
      permit: row.permit === null ? null : openPermit(vault, row.permit),
    },
  };
}

function openPermit(vault: Vault, sealed: string) {
  const { symptom, bodyPart, validTo } = JSON.parse(vault.open(PERMIT, sealed)) as Permit;
  return { symptom, bodyPart, validTo };
}
