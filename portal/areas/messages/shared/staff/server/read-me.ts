import type { Scoped } from '#platform/context.ts';
import type { Reach } from './reach.ts';

/** What somebody who works here may beside what every colleague may. */
interface OwnRights {
  /** They decide on the renewal of prescriptions. */
  readonly mayPrescribe: boolean;
  /** They add questionnaires that patients can be sent. */
  readonly addsQuestionnaires: boolean;
}

/** What the caller may beside what every colleague may. */
export async function readMe({ tx }: { readonly tx: Scoped }, { me }: Reach): Promise<OwnRights> {
  const { may_prescribe, adds_questionnaires } = await tx
    .selectFrom('professional_users')
    .select(['may_prescribe', 'adds_questionnaires'])
    .where('id', '=', me)
    .executeTakeFirstOrThrow();
  return { mayPrescribe: may_prescribe, addsQuestionnaires: adds_questionnaires };
}
