import type { PageCall } from '#contract/pages/render.ts';
import { type Runnable, runnableOf, type Service } from '#platform/calls/handler.ts';
import { admit, type Outcome, runAdmitted, tellOutcome } from '#platform/calls/run-endpoint.ts';
import { isShort } from '#platform/calls/run-handler.ts';
import type { Context } from '#platform/context.ts';
import { isUnavailable } from '#platform/database/database-error.ts';
import { createPageData, type PageData, type PageDataParts } from './page-data.ts';
import { type AdmittedCall, runInTurn } from './run-in-turn.ts';

export type RunPageCalls = (
  calls: readonly PageCall[],
  context: Context,
  onError: (error: unknown) => void,
) => Promise<PageData>;

/**
 * Runs the calls of a page in process: what is short in one transaction on one connection, what is not each in its own
 * and at the same time. One that fails takes down its own part of the page and no more; the browser can ask for it again.
 */
export function createRunPageCalls(services: readonly Service[]): RunPageCalls {
  const known = new Map<string, Runnable>();
  for (const service of services) {
    for (const key of Object.keys(service.endpoints)) known.set(key, runnableOf(service, key as never));
  }
  return async (calls, context, onError) => {
    const parts = createPageData(context.requestId, onError);
    const asked = calls.map(({ key, url, input }) => {
      const runnable = known.get(key);
      if (!runnable) throw new Error(`A page asks for ${key}, which no service answers`);
      return { url, runnable, input };
    });
    const admitted = (await Promise.all(asked.map((call) => admitCall(call, context, parts)))).filter(
      (call) => call !== null,
    );
    const short = admitted.filter(({ runnable }) => isShort(runnable));
    const others = admitted.filter((call) => !short.includes(call));
    await Promise.all([runTogether(short, context, parts), runEach(others, context, parts)]);
    return parts.data();
  };
}

interface AskedCall extends Pick<PageCall, 'url' | 'input'> {
  readonly runnable: Runnable;
}

async function admitCall(
  { url, runnable, input: raw }: AskedCall,
  context: Context,
  parts: PageDataParts,
): Promise<AdmittedCall | null> {
  try {
    const admitted = await admit(runnable, context, raw);
    if ('input' in admitted) return { url, runnable, input: admitted.input };
    settle({ url, runnable }, admitted, context, parts);
  } catch (error) {
    parts.fail({ url }, error);
  }
  return null;
}

async function runTogether(
  calls: readonly AdmittedCall[],
  context: Context,
  parts: PageDataParts,
): Promise<void> {
  if (calls.length < 2) return runEach(calls, context, parts);
  try {
    const outcomes = await runInTurn(calls, context);
    for (const [nth, call] of calls.entries()) settle(call, outcomes[nth] as Outcome, context, parts);
  } catch (error) {
    // The database is away for all of them; else one has failed, and has taken the others' transaction with it.
    if (isUnavailable(error)) for (const call of calls) parts.fail(call, error);
    else await runEach(calls, context, parts);
  }
}

async function runEach(
  calls: readonly AdmittedCall[],
  context: Context,
  parts: PageDataParts,
): Promise<void> {
  await Promise.all(
    calls.map(async (call) => {
      try {
        settle(call, await runAdmitted(call.runnable, context, call.input), context, parts);
      } catch (error) {
        parts.fail(call, error);
      }
    }),
  );
}

function settle(
  call: Pick<AdmittedCall, 'url' | 'runnable'>,
  outcome: Outcome,
  context: Context,
  parts: PageDataParts,
): void {
  tellOutcome(call.runnable, context, outcome);
  parts.settle(call, outcome);
}
