import type { RecordCall } from '#platform/calls/call.ts';
import type { RefusalReason, RenewalAnswer } from '../renewal-answers.ts';

/** A request to renew a prescription, as those who work here read it. */
export interface WorkRenewal {
  readonly id: number;
  /** What the medicine is called, in Finnish. */
  readonly medicine: string;
  /** Who has prescribed it, as the prescription names them. */
  readonly prescriber: string | null;
  /** Who they are among those who work here, known by a number and never by their name; null: nobody is known. */
  readonly prescriberId: number | null;
  /** Null: it waits for an answer. */
  readonly outcome: 'renewed' | 'declined' | null;
  /** Why it was declined. */
  readonly reason: RefusalReason | null;
}

/** The conversation in which somebody works, and the transaction in their scope. */
export interface DeskCall extends Pick<RecordCall, 'tx' | 'vault' | 'now'> {
  readonly patientId: string;
  readonly threadId: number;
}

/** Requests to renew prescriptions for those who work here, by the feature that they belong to. */
export interface RenewalDesk {
  /** The requests of a conversation, in the order of its message. */
  readonly read: (call: DeskCall) => Promise<readonly WorkRenewal[]>;
  /** Answers some of them in the name of somebody who may prescribe; false: some of them have an answer already, and nothing was done. */
  readonly answer: (
    call: DeskCall,
    requests: readonly number[],
    given: { readonly answer: RenewalAnswer; readonly by: { readonly id: number; readonly name: string } },
  ) => Promise<boolean>;
}
