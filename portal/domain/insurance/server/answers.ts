import type { LahiTapiolaState, PohjolaState } from '#domain/insurance/insurance-states.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { stillLasts } from '#platform/clock.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { FORGET_INSURANCE, KEPT_MS } from './kept.ts';

interface States {
  readonly OP: PohjolaState;
  readonly LAHITAPIOLA: LahiTapiolaState;
}

type AnswerCall = Pick<RecordCall, 'tx' | 'now' | 'patientId'>;

/** Keeps an insurer's last word, in place of the one before it, for as long as a booking takes. */
export async function keepAnswer<Insurer extends keyof States>(
  { tx, now, patientId }: AnswerCall,
  insurer: Insurer,
  state: States[Insurer],
): Promise<void> {
  const answer = { state, answered_at: now };
  await tx
    .insertInto('insurance_answers')
    .values({ patient_id: patientId, insurer, ...answer })
    .onConflict((conflict) => conflict.columns(['patient_id', 'insurer']).doUpdateSet(answer))
    .execute();
  await enqueue(tx, FORGET_INSURANCE, { patientId }, { runAt: new Date(now.getTime() + KEPT_MS) });
}

/** What the insurers have said of a patient lately. */
export async function answersOf({ tx, now, patientId }: AnswerCall): Promise<States> {
  const rows = await tx
    .selectFrom('insurance_answers')
    .select(['insurer', 'state', 'answered_at'])
    .where('patient_id', '=', patientId)
    .execute();
  const known = rows
    .filter((row) => stillLasts(new Date(row.answered_at.getTime() + KEPT_MS), KEPT_MS, now))
    .map((row) => [row.insurer, row.state] as const);
  // `keepAnswer` writes each insurer's own states.
  return { OP: 'UNDEFINED', LAHITAPIOLA: 'NOT_ASKED', ...Object.fromEntries(known) } as States;
}
