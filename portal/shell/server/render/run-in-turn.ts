import type { Endpoint, HandlerInput } from '#contract/calls/endpoint.ts';
import { logAccesses } from '#platform/access-log.ts';
import { type Later, takeEffect } from '#platform/calls/effects.ts';
import type { Runnable } from '#platform/calls/handler.ts';
import { type Outcome, runAdmitted } from '#platform/calls/run-endpoint.ts';
import { scopeOf } from '#platform/calls/run-handler.ts';
import type { Context, InScope, Scope } from '#platform/context.ts';
import { enterScope, isSameScope } from '#platform/database/enter-scope.ts';

/** A call of a page that may be answered. */
export interface AdmittedCall {
  readonly url: string;
  readonly runnable: Runnable;
  readonly input: HandlerInput<Endpoint>;
}

/**
 * Runs calls one after the other in one transaction, each in its own scope: one connection and one commit for a page. All
 * that they write is what they have read, in the access log, noted in one statement a patient. Resolves once that is committed, in the order of the calls.
 *
 * @throws what the first of them throws that fails; nothing of the others is noted then, so they must be run again
 */
export async function runInTurn(calls: readonly AdmittedCall[], context: Context): Promise<Outcome[]> {
  const { patientId } = context.session;
  // What most calls of a page need.
  const first: Scope = patientId === null ? {} : { patientId };
  const { outcomes, effects } = await context.inScope(first, async (tx) => {
    // Of this try: the transaction is repeated where it loses against another one.
    const later: Later = { effects: [], reads: [] };
    const failures: unknown[] = [];
    let entered = first;
    const inScope: InScope = async (scope, work) => {
      try {
        if (!isSameScope(scope, entered)) await enterScope(tx, scope);
        entered = scope;
        return await work(tx);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    const outcomes: Outcome[] = [];
    for (const { runnable, input } of calls) {
      outcomes.push(await runAdmitted(runnable, { ...context, inScope }, input, later));
      // The call has an answer for it, and the transaction is over.
      if (failures.length > 0) throw failures[0];
    }
    for (const [patientId, reads] of Map.groupBy(later.reads, (read) => read.patientId)) {
      await inScope(scopeOf(patientId, context), () => logAccesses(tx, context, reads));
    }
    return { outcomes, effects: later.effects };
  });
  await takeEffect(effects, context);
  return outcomes;
}
