import type {
  LahiTapiolaState,
  PohjolaState,
} from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { stillLasts } from '#platform/clock.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Permit } from '../permits.ts';
import { FORGET_INSURANCE, KEPT_MS } from './kept.ts';

/** What an insurer has said, as it is kept. */
type Answer =
  | {
      readonly insurer: 'OP';
      readonly state: PohjolaState;
      /** The day that it was asked about, `YYYY-MM-DD`. */
      readonly day: string;
    }
  | {
      readonly insurer: 'LAHITAPIOLA';
      readonly state: LahiTapiolaState;
      /** Those that it has named; default: none. */
      readonly permits?: readonly Permit[];
    };

/** What the insurers have said of a patient lately. */
export interface Answers {
  readonly OP: { readonly state: PohjolaState; readonly day: string | null };
  readonly LAHITAPIOLA: { readonly state: LahiTapiolaState; readonly permits: readonly Permit[] };
}

type AnswerCall = Pick<RecordCall, 'tx' | 'now' | 'patientId' | 'vault'>;

const PERMITS = 'insurance_answers.permits';

/** Keeps an insurer's last word, in place of the one before it, for as long as a booking takes. */
export async function keepAnswer(
  { tx, now, patientId, vault }: AnswerCall,
  { insurer, state, ...about }: Answer,
): Promise<void> {
  const permits = 'permits' in about && about.permits ? about.permits : [];
  const answer = {
    state,
    answered_at: now,
    for_day: 'day' in about ? about.day : null,
    // What they are for tells of the patient's health.
    permits: permits.length > 0 ? vault.seal(PERMITS, JSON.stringify(permits)) : null,
  };
  await tx
    .insertInto('insurance_answers')
    .values({ patient_id: patientId, insurer, ...answer })
    .onConflict((conflict) => conflict.columns(['patient_id', 'insurer']).doUpdateSet(answer))
    .execute();
  await enqueue(tx, FORGET_INSURANCE, { patientId }, { runAt: new Date(now.getTime() + KEPT_MS) });
}

/** What the insurers have said of a patient within the hour. */
export async function answersOf({ tx, now, patientId, vault }: AnswerCall): Promise<Answers> {
  const rows = await tx
    .selectFrom('insurance_answers')
    .select(['insurer', 'state', 'answered_at', 'for_day', 'permits'])
    .where('patient_id', '=', patientId)
    .execute();
  const of = (wanted: Answer['insurer']) =>
    rows.find(
      ({ insurer, answered_at }) =>
        insurer === wanted && stillLasts(new Date(answered_at.getTime() + KEPT_MS), KEPT_MS, now),
    );
  const [pohjola, lahiTapiola] = [of('OP'), of('LAHITAPIOLA')];
  // `keepAnswer` writes each insurer's own states.
  return {
    OP: { state: (pohjola?.state as PohjolaState) ?? 'UNDEFINED', day: pohjola?.for_day ?? null },
    LAHITAPIOLA: {
      state: (lahiTapiola?.state as LahiTapiolaState) ?? 'NOT_ASKED',
      permits: lahiTapiola?.permits ? (JSON.parse(vault.open(PERMITS, lahiTapiola.permits)) as Permit[]) : [],
    },
  };
}
