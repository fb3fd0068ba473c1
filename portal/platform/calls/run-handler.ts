import type { Endpoint, HandlerInput } from '#contract/calls/endpoint.ts';
import type { Context, Scope, Scoped } from '../context.ts';
import { errorCode, isRefusal, TIMED_OUT } from '../database/database-error.ts';
import { standAside } from '../limits/stand-aside.ts';
import type { Call } from './call.ts';
import { type Effect, type Later, takeEffect } from './effects.ts';
import type { Answer, AnyHandler, Runnable, Steps } from './handler.ts';
import { once } from './idempotency.ts';
import { type Owner, ownerOf } from './owner.ts';
import { createRecordNotes } from './record-notes.ts';
import { RollbackWithAnswer } from './rollback-with-answer.ts';

type Input = HandlerInput<Endpoint>;
type AnyAnswer = Answer<Endpoint>;

/**
 * Runs a handler with what its endpoint declares: in one transaction in the patient's scope, once for an idempotency
 * key, with a line in the access log for what was done to the record, and an answer where the database refuses.
 *
 * @param later gets what is left to the caller, where the context's transaction is theirs and goes on
 */
export function runHandler(
  runnable: Runnable,
  context: Context,
  input: Input,
  later?: Later,
): Promise<AnyAnswer> {
  const { handler } = runnable;
  if (typeof handler === 'function') return runSteps(runnable, { answer: handler }, context, input, later);
  const run = () =>
    'outside' in handler
      ? handler.outside(context, input)
      : runSteps(runnable, handler, context, input, later);
  const name = handler.sharedBy?.(context, input) ?? null;
  return name === null ? run() : together(handler, name, run);
}

/** Whether answering takes one short transaction and nothing else, so that several may share theirs. */
export function isShort({ endpoint, handler }: Runnable): boolean {
  return (endpoint.cost ?? 'light') === 'light' && typeof handler === 'function';
}

const running = new WeakMap<AnyHandler, Map<string, Promise<AnyAnswer>>>();

function together(handler: AnyHandler, name: string, run: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  const ofHandler = running.get(handler) ?? new Map<string, Promise<AnyAnswer>>();
  running.set(handler, ofHandler);
  const under = ofHandler.get(name);
  if (under) return standAside(() => under);
  const flight = run().finally(() => ofHandler.delete(name));
  ofHandler.set(name, flight);
  return flight;
}

async function runSteps(
  runnable: Runnable,
  steps: Steps<Endpoint>,
  context: Context,
  input: Input,
  later: Later | undefined,
): Promise<AnyAnswer> {
  const { endpoint } = runnable;
  try {
    const before = await steps.before?.(context, input);
    if (isAnswer(before)) return before;
    const owner = ownerOf(endpoint, context, before);
    const scope = {
      ...scopeOf(owner.patientId, context),
      ...(steps.timeout && { statementTimeout: steps.timeout.ms }),
      ...steps.scope?.(context, before),
    };
    const { answer, effects } = await context.inScope(scope, (tx) =>
      answerIn(tx, { runnable, steps, context, owner, input, before, later }),
    );
    if (later) later.effects.push(...effects);
    else await takeEffect(effects, context);
    return answer;
  } catch (error) {
    return answerTo(error, endpoint, steps, context);
  }
}

/** In whose record a transaction of a call is, and whether somebody else acts in it. */
export function scopeOf(patientId: string | null, { session }: Context): Scope {
  return {
    ...(patientId !== null && { patientId }),
    ...(session.actingFor !== null && { isGuardian: true }),
  };
}

interface Prepared {
  readonly runnable: Runnable;
  readonly steps: Steps<Endpoint>;
  readonly context: Context;
  readonly owner: Owner;
  readonly input: Input;
  readonly before: unknown;
  readonly later: Later | undefined;
}

async function answerIn(tx: Scoped, prepared: Prepared) {
  const { runnable, steps, context, owner, input, before, later } = prepared;
  const { key, endpoint } = runnable;
  const { inScope: _, ...request } = context;
  const { note, noteReads } = createRecordNotes(tx, endpoint.record, owner, context, later?.reads);
  const effects: Effect[] = [];
  const call: Call = {
    ...request,
    rights: endpoint.asksRights ? context.rights : () => undeclared(key),
    tx,
    ...(owner as Owner & { patientId: never }),
    note,
    afterCommit: (effect) => effects.push(effect),
  };
  const work = () => steps.answer(call, input, before);
  const asked = { endpoint: key, body: input.body ?? input.params ?? null };
  const answer = endpoint.idempotent
    ? await once(keyOwner(endpoint, context), tx, asked, work)
    : await work();
  // Also where an answer is given again that was kept: what it says is read once more.
  if ('body' in answer) await noteReads();
  return { answer, effects };
}

function undeclared(key: string): never {
  throw new Error(`${key} asks what its caller may, and does not declare it (asksRights)`);
}

/** What does not depend on acting for a child belongs to the session, even once the first try has given it a patient. */
function keyOwner({ concerns }: Endpoint, context: Context): Context {
  return concerns === 'session' ? { ...context, session: { ...context.session, patientId: null } } : context;
}

/** @throws what nobody foresaw */
function answerTo(
  error: unknown,
  { refused }: Endpoint,
  { timeout }: Steps<Endpoint>,
  { report }: Context,
): AnyAnswer {
  if (timeout && errorCode(error) === TIMED_OUT) return timeout.answer;
  if (error instanceof RollbackWithAnswer) {
    report(error.cause);
    return { body: error.body };
  }
  if (refused === undefined || !isRefusal(error)) throw error;
  report(error);
  return { body: refused };
}

function isAnswer(result: unknown): result is AnyAnswer {
  return typeof result === 'object' && result !== null && ('body' in result || 'problem' in result);
}
