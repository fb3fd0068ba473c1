import type { Endpoint, EndpointTable, HandlerInput, SuccessBody } from '#contract/calls/endpoint.ts';
import type { FieldError, ProblemCode } from '#contract/calls/problem.ts';
import type { Context } from '../context.ts';

/** What a handler answers: a success body, or one of the problems that its endpoint declares. */
export type Answer<E extends Endpoint> =
  | { readonly body: SuccessBody<E> }
  | { readonly problem: ProblemCode; readonly errors?: readonly FieldError[] };

export type Handler<E extends Endpoint> = (context: Context, input: HandlerInput<E>) => Promise<Answer<E>>;

/** The handlers of one feature, one for each endpoint of its table. */
export type Handlers<Table extends EndpointTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Endpoint ? Handler<Table[Key]> : never;
};

/** An endpoint table with its handlers, as the server registers them. */
export interface Service<Table extends EndpointTable = EndpointTable> {
  readonly endpoints: Table;
  readonly handlers: Handlers<Table>;
}

/** Joins a feature's endpoints with the handlers that answer them. */
export function implement<Table extends EndpointTable>(
  endpoints: Table,
  handlers: Handlers<Table>,
): Service<Table> {
  return { endpoints, handlers };
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
