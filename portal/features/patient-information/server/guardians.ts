import type { Context, Scoped, Vault } from '#platform/context.ts';
import { openGuardian, sealGuardian } from '#platform/guardian-details.ts';
import { type Handler, ok } from '#platform/handler.ts';
import { patientOf } from '#platform/patient-of.ts';
import type { Guardian, PatientInformationApi } from '../contract.ts';
import { normalizeGuardian } from '../rules.ts';
import { logOwnAccess } from './own-access.ts';

/** `GET /api/user/guardians` */
export const showGuardians: Handler<PatientInformationApi['GET /api/user/guardians']> = async (context) => {
  const patientId = patientOf(context);
  return context.inScope({ patientId }, async (tx) => {
    const guardians = await readGuardians(tx, context.vault, patientId);
    await logOwnAccess(tx, context, 'read', 'guardians');
    return ok({ guardians });
  });
};

/** The guardians in the order in which the patient's record names them. */
export async function readGuardians(tx: Scoped, vault: Vault, patientId: string): Promise<Guardian[]> {
  const rows = await tx
    .selectFrom('guardians')
    .select('details')
    .where('patient_id', '=', patientId)
    .orderBy('position')
    .execute();
  return rows.map(({ details }) => openGuardian(vault, details));
}

/** Puts these in the place of those whom the record named. Notes a change only where there is one. */
export async function replaceGuardians(
  tx: Scoped,
  context: Context,
  given: readonly Guardian[],
): Promise<Guardian[]> {
  const { vault } = context;
  const patientId = patientOf(context);
  const guardians = given.map(normalizeGuardian);
  const former = await readGuardians(tx, vault, patientId);
  if (JSON.stringify(former) === JSON.stringify(guardians)) return guardians;
  await tx.deleteFrom('guardians').where('patient_id', '=', patientId).execute();
  const rows = guardians.map((guardian, index) => ({
    patient_id: patientId,
    position: index + 1,
    details: sealGuardian(vault, guardian),
  }));
  if (rows.length > 0) await tx.insertInto('guardians').values(rows).execute();
  await logOwnAccess(tx, context, 'change', 'guardians');
  return guardians;
}
