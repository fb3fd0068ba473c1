import { appendFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Access, Endpoint, HandlerInput } from '#contract/calls/endpoint.ts';
import type { FieldError, ProblemCode } from '#contract/calls/problem.ts';
import type { Right } from '#contract/session/rights.ts';
import type { Context, Session } from '../context.ts';
import { isFreshlyIdentified } from '../session/fresh-identification.ts';
import type { Later } from './effects.ts';
import type { Runnable } from './handler.ts';
import { runHandler } from './run-handler.ts';
import { secondsUntil } from './seconds-until.ts';

/** What a caller sent, before anything is known about it. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A 200 answer's body, stripped to what the endpoint declares, or a problem. */
export type Outcome =
  | { readonly body: unknown }
  | {
      readonly problem: ProblemCode;
      readonly errors?: readonly FieldError[];
      /** Seconds after which the caller may try again, where that is known. */
      readonly retryAfter?: number;
    };

/**
 * The one way an endpoint runs, over HTTP and when a page is rendered alike: who may call, how often, what
 * was sent, the handler, and an answer that carries no more than was declared.
 */
export async function runEndpoint(runnable: Runnable, context: Context, raw: RawInput): Promise<Outcome> {
  const admitted = await admit(runnable, context, raw);
  const outcome = 'input' in admitted ? await runAdmitted(runnable, context, admitted.input) : admitted;
  tellOutcome(runnable, context, outcome);
  return outcome;
}

/** Counts a call for its caller, and resolves to what was sent; or to why it is refused. */
export async function admit(
  { key, endpoint, part }: Runnable,
  context: Context,
  raw: RawInput,
): Promise<{ readonly input: HandlerInput<Endpoint> } | Outcome> {
  const closed = part && (await context.breakOf(part));
  if (closed)
    return { problem: 'temporarilyUnavailable', retryAfter: secondsUntil(closed.endsAt, context.now) };
  const refusal = refusalOf(endpoint, context);
  if (refusal) return { problem: refusal };
  const wait = (await context.allowance.call(key, endpoint)) ?? (await waitOf(endpoint, context, raw));
  if (wait !== null) return { problem: 'tooManyRequests', retryAfter: wait };
  if (endpoint.idempotent && !context.idempotencyKey) {
    return { problem: 'malformed', errors: [{ field: 'Idempotency-Key', code: 'required' }] };
  }
  const params = endpoint.params?.safeParse(raw.params);
  const query = endpoint.query?.safeParse(raw.query ?? {});
  if (params?.error || query?.error) {
    return { problem: 'malformed', errors: [...fieldErrors(params), ...fieldErrors(query)] };
  }
  if (endpoint.asksRights) await context.rights();
  const missing = await isRightMissing(rightsNeeded(endpoint, query?.data, raw.body), context);
  if (missing) return { problem: context.session.person ? 'forbidden' : 'authenticationRequired' };
  const body = endpoint.body?.safeParse(raw.body);
  if (body?.error) {
    // An error of the whole (no object at all) is no field's.
    const isField = body.error.issues.every((issue) => issue.path.length > 0);
    return isField ? { problem: 'invalidFields', errors: fieldErrors(body) } : { problem: 'malformed' };
  }
  if (endpoint.freshIdentification === 'always' && !isFreshlyIdentified(context)) {
    return { problem: 'freshIdentificationRequired' };
  }
  return {
    input: { params: params?.data as never, query: query?.data as never, body: body?.data as never },
  };
}

/**
 * Answers a call that was admitted, with no more than its endpoint declares.
 *
 * @param later as `runHandler` takes it
 */
export async function runAdmitted(
  runnable: Runnable,
  context: Context,
  input: HandlerInput<Endpoint>,
  later?: Later,
): Promise<Outcome> {
  const { endpoint } = runnable;
  const answer = await runHandler(runnable, inShareOf(endpoint, context), input, later);
  return 'problem' in answer ? answer : { body: endpoint.success.parse(answer.body) };
}

/** Notes which answer a call has got. */
export function tellOutcome({ key }: Runnable, context: Context, outcome: Outcome): void {
  recordAnswer(key, outcome);
  context.answered(key, answerName(outcome));
}

/** An expensive call queries the database only within its quota of connections. */
function inShareOf({ cost }: Endpoint, context: Context): Context {
  if (cost === undefined) return context;
  const { inScope } = context;
  return { ...context, inScope: (scope, work) => inScope({ ...scope, cost }, work) };
}

/** Counts a GraphQL operation that has a limit of its own: the seconds until it may be asked for, or null. */
async function waitOf(
  { operationLimits = {} }: Endpoint,
  { allowance }: Context,
  { query, body }: RawInput,
): Promise<number | null> {
  const operation = String(Object(body).query ?? Object(query).query);
  if (!Object.hasOwn(operationLimits, operation)) return null;
  return allowance.call(operation, { rateLimit: operationLimits[operation] });
}

function refusalOf({ access, concerns }: Endpoint, { session }: Context): ProblemCode | null {
  if (access === 'anonymous') return null;
  // Whether the guardian still is one is not known at the moment: neither the child's record is opened nor another.
  if (session.guardianship === 'unavailable' && concerns !== 'session') return 'temporarilyUnavailable';
  if (session.actingFor && concerns === 'own') return 'forbidden';
  return mayCall(access, session) ? null : 'authenticationRequired';
}

function mayCall(access: Access, { person, staff, patientId }: Session): boolean {
  if (access === 'staff') return (person ?? staff) !== null;
  return access === 'identified' ? person !== null : patientId !== null;
}

async function isRightMissing(needed: readonly Right[], context: Context): Promise<boolean> {
  if (needed.length === 0) return false;
  const rights = await context.rights();
  return !needed.every((right) => rights.includes(right));
}

function rightsNeeded({ needs, operationsNeed }: Endpoint, query: unknown, body: unknown): readonly Right[] {
  if (operationsNeed) {
    const { query: operation } = Object(body) as { readonly query?: unknown };
    // What names no operation of the endpoint's is refused as a body.
    return Object.entries(operationsNeed).flatMap(([document, right]) =>
      document === operation ? [right] : [],
    );
  }
  if (needs === undefined) return [];
  if (typeof needs === 'string') return [needs];
  const flags = Object(query) as Readonly<Record<string, unknown>>;
  return Object.entries(needs).flatMap(([flag, right]) => (flags[flag] === true ? [right] : []));
}

function fieldErrors(result: z.ZodSafeParseResult<unknown> | undefined): FieldError[] {
  return (result?.error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.'),
    // A schema's own refinement names its reason in its message.
    code: issue.code === 'custom' ? issue.message : issue.code,
  }));
}

/** Name of an answer as declarations and records spell it: `200`, `200 success`, `404 notFound`. */
export function answerName(outcome: Outcome): string {
  if ('problem' in outcome) return outcome.problem;
  const { type, data } = (outcome.body ?? {}) as { type?: unknown; data?: object };
  const name = data ? (Object.values(data)[0] as { type?: unknown }).type : type;
  return typeof name === 'string' ? name : 'ok';
}

/** Notes for the test run which answers have been seen; `ANSWERS_LOG` names the file. */
export function recordAnswer(key: string, outcome: Outcome): void {
  const file = process.env.ANSWERS_LOG;
  if (file) appendFileSync(file, `${key}\t${answerName(outcome)}\n`);
}
