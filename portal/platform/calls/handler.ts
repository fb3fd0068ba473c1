import type { Endpoint, EndpointTable, HandlerInput, SuccessBody } from '#contract/calls/endpoint.ts';
import type { FieldError, ProblemCode } from '#contract/calls/problem.ts';
import type { Part } from '#contract/system/parts.ts';
import type { Context, Scope } from '../context.ts';
import type { Call } from './call.ts';

/** What a handler answers: a success body, or one of the problems that its endpoint declares. */
export type Answer<E extends Endpoint> =
  | { readonly body: SuccessBody<E> }
  | { readonly problem: ProblemCode; readonly errors?: readonly FieldError[] };

/** Answers within the transaction that the runner opens in the scope of the endpoint's patient. */
export type Answering<E extends Endpoint> = (call: Call<E>, input: HandlerInput<E>) => Promise<Answer<E>>;

/** Whose record a call is about, where its endpoint leaves it to the handler to find that. */
export interface FoundPatient {
  readonly patientId: string;
}

type BeforeOf<E extends Endpoint> = E['record'] extends { readonly of: 'found' } ? FoundPatient : unknown;

/** A handler that may answer several calls at once. */
interface Shared<E extends Endpoint> {
  /** Calls of the same name that come at the same time run once, and get the same answer; null: this one runs alone. */
  sharedBy?(context: Context, input: HandlerInput<E>): string | null;
}

/** A handler that needs more than the transaction. */
export interface Steps<E extends Endpoint, Before extends BeforeOf<E> = BeforeOf<E>> extends Shared<E> {
  /**
   * What comes ahead of the transaction and is not undone with it: an outside system, a count of attempts. An answer ends
   * the call; anything else is handed on.
   */
  before?(context: Context, input: HandlerInput<E>): Promise<Answer<E> | Before>;
  answer(call: Call<E>, input: HandlerInput<E>, before: Before): Promise<Answer<E>>;
  /** What the transaction sees beside the patient's record. */
  scope?(context: Context, before: Before): Scope;
  /** For how long one statement may run (milliseconds), and what is answered when one runs longer. */
  readonly timeout?: { readonly ms: number; readonly answer: Answer<E> };
}

/** A handler without a transaction of its own: it reads nothing of a patient's record. */
export interface Outside<E extends Endpoint> extends Shared<E> {
  outside(context: Context, input: HandlerInput<E>): Promise<Answer<E>>;
}

export type Handler<E extends Endpoint> =
  | Steps<E>
  | (E['record'] extends { readonly of: 'found' } ? never : Answering<E>)
  | (E['record'] extends { readonly none: string } ? Outside<E> : never);

/** A handler of whichever endpoint, as the runner takes it. */
export type AnyHandler = Answering<Endpoint> | Steps<Endpoint> | Outside<Endpoint>;

/** The handlers of one feature, one for each endpoint of its table. */
export type Handlers<Table extends EndpointTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Endpoint ? Handler<Table[Key]> : never;
};

/** An endpoint table with its handlers, as the server registers them. */
export interface Service<Table extends EndpointTable = EndpointTable> {
  readonly endpoints: Table;
  readonly handlers: Readonly<Record<keyof Table, AnyHandler>>;
  /** The part of the portal whose breaks close its calls. Default: none does. */
  readonly part?: Part | null;
}

/** Joins a feature's endpoints with the handlers that answer them. */
export function implement<Table extends EndpointTable>(
  endpoints: Table,
  handlers: Handlers<Table>,
): Service<Table> {
  // The runner gives each what its own endpoint promises.
  return { endpoints, handlers: handlers as unknown as Service<Table>['handlers'] };
}

/** An endpoint with what answers it. */
export interface Runnable {
  /** `POST /api/reserve-appointment` */
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  /** The part whose breaks close it. Default: none does. */
  readonly part?: Part | null;
}

/** One call of a service. */
export function runnableOf<Table extends EndpointTable>(
  { endpoints, handlers, part = null }: Service<Table>,
  key: keyof Table & string,
): Runnable {
  // What outside systems tell is taken at any time: a payment that was made is made.
  const isCall = key.includes(' /api/');
  return { key, endpoint: endpoints[key] as Endpoint, handler: handlers[key], part: isCall ? part : null };
}

/** A 200 answer. */
export function ok<Body>(body: Body): { readonly body: Body } {
  return { body };
}

/** An `application/problem+json` answer. */
export function problem(
  code: ProblemCode,
  errors?: readonly FieldError[],
): { readonly problem: ProblemCode; readonly errors?: readonly FieldError[] } {
  return errors ? { problem: code, errors } : { problem: code };
}
