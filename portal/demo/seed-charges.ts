import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealContent } from '#areas/appointments/shared/additional-charges/server/sealed-content.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { DEMO_CHARGES } from './charges.ts';

/** Proposals that wait for an answer until the person's next appointment. */
export async function seedCharges(
  owner: Kysely<Tables>,
  { vault, now, patients }: { vault: Vault; now: Date; patients: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [who, content] of Object.entries(DEMO_CHARGES)) {
    const patientId = patients.get(who);
    if (!patientId) throw new Error(`Nobody to charge: ${who}`);
    const { id, starts_at, first_name, last_name, title } = await owner
      .selectFrom('appointments')
      .innerJoin('practitioners', 'practitioners.id', 'appointments.practitioner_id')
      .select(['appointments.id', 'appointments.starts_at', 'first_name', 'last_name', 'title'])
      .where('patient_id', '=', patientId)
      .where('appointments.starts_at', '>', now)
      .orderBy('appointments.starts_at')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('additional_charges')
      .values({
        patient_id: patientId,
        id: randomUUID(),
        appointment_id: id,
        ...sealContent(vault, id, {
          ...content,
          proposedBy: { name: `${first_name} ${last_name}`, title },
        }),
        proposed_at: now,
        expires_at: starts_at,
      })
      .execute();
  }
}
