import { type Concept, SETTLED_KIND } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { Answers } from '#areas/appointments/shared/insurance/server/answers.ts';
import { KEPT_MS } from '#areas/appointments/shared/insurance/server/kept.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** A visit that a concept code is for. */
export interface VisitOfConcept {
  readonly appointmentId: number;
  /** The code has been left with it before. */
  readonly hasIt: boolean;
}

/**
 * The visit that a concept code is for, locked: the latest of those that the patient has booked within the hour in the way that the code
 * stands for, that stand, and that have no code yet; else the latest that has this one. A call that is repeated as its answer was
 * lost finds the same or another visit that the code is true of, never one that it is not true of.
 *
 * @param pohjola its last answer, which is about one day
 * @returns null where the code is for none
 */
export async function visitOfConcept(
  { tx, now, patientId }: Pick<RecordCall, 'tx' | 'now' | 'patientId'>,
  { code, insurer, reimbursements, needsPohjola }: Concept,
  { OP }: Pick<Answers, 'OP'>,
): Promise<VisitOfConcept | null> {
  const rows = await tx
    .selectFrom('visit_insurances as insured')
    .innerJoin('appointments', (join) =>
      join
        .onRef('appointments.patient_id', '=', 'insured.patient_id')
        .onRef('appointments.id', '=', 'insured.appointment_id'),
    )
    .innerJoin('appointment_kinds as kinds', 'kinds.id', 'appointments.kind_id')
    .select(['insured.appointment_id', 'insured.concept_code', 'appointments.starts_at'])
    .where('insured.patient_id', '=', patientId)
    .where('insured.insurer', '=', insurer)
    .where('insured.reimbursement', 'in', reimbursements)
    .where('insured.booked_at', '>', new Date(now.getTime() - KEPT_MS))
    .where((is) => is.or([is('concept_code', 'is', null), is('concept_code', '=', code)]))
    .where('appointments.cancelled_at', 'is', null)
    .where('kinds.code', '!=', SETTLED_KIND)
    .orderBy('insured.concept_code', (order) => order.desc().nullsFirst())
    .orderBy('insured.booked_at', 'desc')
    .orderBy('insured.appointment_id', 'desc')
    .forUpdate('insured')
    .execute();
  const visit = rows.find(({ starts_at }) => !needsPohjola || helsinkiDay(starts_at) === OP.day);
  return visit ? { appointmentId: visit.appointment_id, hasIt: visit.concept_code !== null } : null;
}
