import { endWait, offerOpens } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { ageProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import {
  patientStatusOf,
  patientWithStatus,
} from '#areas/person/shared/rights/server/read-patient-status.ts';
import { brandOf } from '#brands/registry.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';

/** An offer that could be made. */
export interface Offered {
  readonly patientId: string;
  readonly appointmentId: number;
  readonly expiresAt: Date;
}

/**
 * Ends the waiting for an appointment whose patient is too old for its brand by the day on which an offer could be answered: nobody
 * could take it. Says whether they are.
 */
export function endOutgrownWait(
  { inScope, vault }: Pick<Delivery, 'inScope' | 'vault'>,
  { patientId, appointmentId, expiresAt }: Offered,
): Promise<boolean> {
  return inScope({ patientId }, async (tx) => {
    const held = await tx
      .selectFrom('appointments')
      .select('brand')
      .where('patient_id', '=', patientId)
      .where('id', '=', appointmentId)
      .forUpdate()
      .executeTakeFirst();
    const patient = await patientWithStatus(tx, patientId).executeTakeFirst();
    if (!held || !patient) return false;
    const now = offerOpens(expiresAt);
    // The guardian of a child who is too young acts for them.
    const { birthDate, isActedFor } = patientStatusOf(openPatient(vault, patient), { isActedFor: true, now });
    const isOutgrown = ageProblem(birthDate, helsinkiDay(now), brandOf(held.brand), isActedFor) !== null;
    if (isOutgrown) await endWait(tx, appointmentId);
    return isOutgrown;
  });
}
