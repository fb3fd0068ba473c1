import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { EntryOf } from '#contract/calls/record-use.ts';
import type { Actor, Context, Scoped } from '../context.ts';
import type { Effect } from './effects.ts';

/** What of a request is left to a handler: the runner alone opens scopes. */
type Request = Omit<Context, 'inScope'>;

/** A call within a patient's record: what several handlers share asks for this. */
export interface RecordCall extends Request {
  /** The transaction that the runner has opened, in the scope of the patient. */
  readonly tx: Scoped;
  /** Whose record it is. */
  readonly patientId: string;
  /** Who reads or changes it, as the access log names them. */
  readonly actor: Actor;
}

/** One that may note these entries in the access log, for what a feature does for another. */
export interface NotingCall<Entry> extends RecordCall {
  readonly note: (entry: Noted<Entry>) => Promise<void>;
}

/** What has become of what was given, or what is wrong with it. */
export type Checked<Body> =
  | { readonly body: Body }
  | { readonly problem: 'invalidFields'; readonly errors: readonly FieldError[] };

/** A call as its handler gets it: the request, and what its endpoint's declaration promises. */
export interface Call<E extends Endpoint = Endpoint> extends Omit<RecordCall, 'patientId'> {
  /** Null if there is none: a caller who is not a patient, or a call about no record. */
  readonly patientId: PatientOf<E>;
  /** Notes in the access log what was done to the record, in this transaction. */
  readonly note: (entry: Noted<EntryOf<E['record']>>) => Promise<void>;
  /** Does something outside the database once what was done is committed. What fails is reported and changes no answer. */
  readonly afterCommit: (effect: Effect) => void;
}

/** Whether a call is about somebody's record. */
export function isOfPatient<C extends { readonly patientId: string | null }>(
  call: C,
): call is C & { readonly patientId: string } {
  return call.patientId !== null;
}

type PatientOf<E extends Endpoint> = E['access'] extends 'patient'
  ? string
  : E['record'] extends { readonly of: 'found' }
    ? string
    : E['record'] extends { readonly of: 'caller' | 'own' }
      ? string | null
      : null;

/** An entry with what only the handler knows. */
export type Noted<Entry> = Entry & {
  /** Which record of its kind; absent when it is a list or the only one. */
  readonly id?: string | number;
  /** Of another record than the call's: a child's, whom a guardian registers beside themself. Or of the same, by whom only the handler can name. */
  readonly of?: { readonly patientId: string; readonly actor: Actor };
};
