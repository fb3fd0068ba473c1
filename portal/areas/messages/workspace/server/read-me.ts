import type { Call } from '#platform/calls/call.ts';
import type { Reach } from './reach.ts';

/** What the caller may beside what every colleague may. */
export async function readMe(
  { tx }: Pick<Call, 'tx'>,
  { me, leads }: Reach,
): Promise<{ readonly mayPrescribe: boolean; readonly isSupervisor: boolean }> {
  const { may_prescribe } = await tx
    .selectFrom('professional_users')
    .select('may_prescribe')
    .where('id', '=', me)
    .executeTakeFirstOrThrow();
  return { mayPrescribe: may_prescribe, isSupervisor: leads.length > 0 };
}
