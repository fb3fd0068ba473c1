import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '#brands/registry.ts';
import { ADULT_AGE } from '#contract/time/age.ts';
import type { Vault } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import type { ChargeContent } from '../charge-content.ts';
import { sealContent } from './sealed-content.ts';

/** The job that tells the patient of a proposal: `{ patientId, chargeId }`. */
export const TELL_ADDITIONAL_CHARGE = 'tell-additional-charge';

export interface ChargeProposal {
  readonly appointmentId: number;
  readonly content: ChargeContent;
  /** Until when it can be answered. */
  readonly expiresAt: Date;
}

export type ProposalOutcome =
  | 'proposed'
  /** It takes the place of one that stood, which has to be answered again if it had been. */
  | 'replaced'
  /** The same stands already, and can still be answered or has been. */
  | 'unchanged'
  /** No appointment has this number, or it was cancelled. */
  | 'noAppointment'
  /** The patient is too old for a guardian to answer online, and too young to agree to a charge. */
  | 'minor';

interface Parts {
  readonly vault: Vault;
  readonly now: Date;
}

/** As the schema's owner, for the clinic: proposes a charge for an appointment, and leaves telling the patient to a job. */
export function proposeCharge(
  owner: Kysely<Tables>,
  { vault, now }: Parts,
  { appointmentId, content, expiresAt }: ChargeProposal,
): Promise<ProposalOutcome> {
  return owner.transaction().execute(async (tx) => {
    const appointment = await lockAppointment(tx, appointmentId);
    if (!appointment) return 'noAppointment';
    const { patient_id: patientId } = appointment;
    if (await isMinorAlone(tx, appointment, { vault, now })) return 'minor';
    const sealed = sealContent(vault, appointmentId, content);
    const earlier = await tx
      .selectFrom('additional_charges')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('appointment_id', '=', appointmentId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    const isOpen = earlier && (earlier.answer !== null || earlier.expires_at > now);
    if (isOpen && earlier.content_hash.equals(sealed.content_hash)) return 'unchanged';
    await withdraw(tx, appointmentId, now);
    const id = randomUUID();
    await tx
      .insertInto('additional_charges')
      .values({
        patient_id: patientId,
        id,
        appointment_id: appointmentId,
        ...sealed,
        proposed_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await enqueue(tx, TELL_ADDITIONAL_CHARGE, { patientId, chargeId: id });
    return earlier ? 'replaced' : 'proposed';
  });
}

/** As the schema's owner: takes a proposal back, approved or not. Resolves to whether there was one. */
export function withdrawCharge(owner: Kysely<Tables>, appointmentId: number, now: Date): Promise<boolean> {
  return owner.transaction().execute(async (tx) => {
    await lockAppointment(tx, appointmentId);
    return withdraw(tx, appointmentId, now);
  });
}

async function withdraw(tx: Transaction<Tables>, appointmentId: number, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .updateTable('additional_charges')
    .set({ withdrawn_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute();
  return withdrawn.length > 0;
}

/** Two who propose for the same appointment do so one after the other. */
function lockAppointment(tx: Transaction<Tables>, id: number) {
  return tx
    .selectFrom('appointments')
    .select(['patient_id', 'brand'])
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type Appointment = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

async function isMinorAlone(
  tx: Transaction<Tables>,
  { patient_id: patientId, brand }: Appointment,
  { vault, now }: Parts,
): Promise<boolean> {
  const { identity_code } = await readPatient({ tx, vault, patientId }, ['identity_code']);
  const age = ageOf(identity_code, now);
  return age < ADULT_AGE && age > brandOf(brand).guardianActsUntilAge;
}
