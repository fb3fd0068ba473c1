import type { z } from 'zod';
import type { Right } from '../session/rights.ts';
import type { ProblemCode } from './problem.ts';
import type { RecordUse } from './record-use.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody; anybody strongly identified, registered or not; the same, and those who have signed in as staff; only a
 * registered patient. Everybody else gets 401.
 */
export type Access = 'anonymous' | 'identified' | 'staff' | 'patient';

/**
 * What answering costs the machine. `light`: a few rows by their keys. `search`: a query over the times on sale, tens
 * of milliseconds of the database. `heavy`: a whole record or a picture, a second of a core or megabytes of memory.
 * Expensive calls are limited more strictly and get a share of the database's connections, never all of them.
 */
export type Cost = 'light' | 'search' | 'heavy';

/**
 * One call of the portal's API, declared once: the server validates with it, the browser's client takes its types
 * from it, the OpenAPI document is generated from it and the tests hold the server to each of its answers.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Success extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Use extends RecordUse = RecordUse,
> {
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Who;
  /** The patient's record that it reads or changes, which the runner logs in the access log; or why there is none. */
  readonly record: Use;
  /**
   * Whose record it concerns while a guardian acts for a child. Default: the child's, within the child's scope.
   * `own`: the signed-in person's, unavailable meanwhile (`forbidden`). `session`: the same whether or not they act
   * for a child.
   */
  readonly concerns?: 'own' | 'session';
  /**
   * The right that it takes, of those in the caller's session; or, by the name of a flag in the query, the right that a
   * call with that flag takes. A visitor without it gets `authenticationRequired`, everybody else `forbidden`.
   */
  readonly needs?: Right | Readonly<Record<string, Right>>;
  /** The right that each GraphQL operation takes, by its document, which the body names as `query`. */
  readonly operationsNeed?: Readonly<Record<string, Right>>;
  /**
   * Whether its handler asks what the caller may (`call.rights`). It is read before the call's transaction begins: callers who
   * hold a connection to the database and wait for another would stop each other.
   */
  readonly asksRights?: true;
  /**
   * Whether it takes an identification that is not old (`freshIdentificationRequired`): what hands over the whole record, what
   * opens it beyond this session, and what the account is opened by. `always`, which the runner checks; or `when`, in words,
   * where it depends on what is asked for, and the handler checks. Absent: never. The reviewed table is in
   * `shell/server/http/fresh-identification.test.ts`.
   */
  readonly freshIdentification?: 'always' | { readonly when: string };
  /** The page with the link by which a browser asks for it: a reader who is refused finds the reason there, not a problem. */
  readonly linkedFrom?: 'health-record';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes that its body may have. Default: as much as any call takes. */
  readonly bodyLimit?: number;
  /** The body of a 200 answer: a plain object, or a discriminated union over `type`. */
  readonly success: Success;
  /** Answers a file: the success is a `fileSchema`, and is sent as what it holds. */
  readonly sendsFile?: boolean;
  /** The endpoint's own problems, besides those that follow from its declaration. */
  readonly problems?: readonly ProblemCode[];
  /** A change that runs once for each `Idempotency-Key` header; required from the client. */
  readonly idempotent?: boolean;
  /** The answer if the database refuses the change, which then has no effect. Default: `unexpected`. */
  readonly refused?: z.output<Success>;
  /**
   * Speaks GraphQL over HTTP to callers who name its media types: queries and mutations, each at the endpoint of its path that takes
   * them (`GET` and `POST`), whichever of the two they are sent to.
   */
  readonly transport?: 'graphql';
  /** Where the CSRF token is sent: `X-CSRF-Token`, or the query where the call is named so (CALL-03). */
  readonly csrf?: 'header' | 'query';
  /** Default: `light`. */
  readonly cost?: Cost;
  /** Requests allowed a minute for one caller; the server's general limit otherwise. */
  readonly rateLimit?: number;
  /** The same of single GraphQL operations, by their documents: those that cost more than others. */
  readonly operationLimits?: Readonly<Record<string, number>>;
}

/** `METHOD /path/{param}` → endpoint. A feature exports one such table from its `contract.ts`. */
export type EndpointTable = Readonly<Record<`${Method} /${string}`, Endpoint>>;

/** Declares an endpoint; exists for its types. */
export function endpoint<
  Success extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Who extends Access = Access,
  const Use extends RecordUse = RecordUse,
>(
  declaration: Endpoint<Params, Query, Body, Success, Who, Use>,
): Endpoint<Params, Query, Body, Success, Who, Use> {
  return declaration;
}

type Parsed<Schema extends z.ZodType | undefined> = z.output<NonNullable<Schema>>;

/** What a handler receives once everything has been validated. */
export interface HandlerInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

export type SuccessBody<E extends Endpoint> = z.output<E['success']>;
