import type { Problem } from '#contract/calls/problem.ts';
import type { PageCall } from '#contract/pages/render.ts';
import { type Runnable, runnableOf, type Service } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { problemBody, problemOf } from '../http/problems.ts';

export interface PageData {
  readonly fallback: Record<string, unknown>;
  /** Calls that were answered with a problem: the page shows that part's error from the start. */
  readonly problems: Record<string, Problem>;
  /** Seconds after which those may be asked again that came too often; null where none did. */
  readonly retryAfter: number | null;
}

export type RunPageCalls = (
  calls: readonly PageCall[],
  context: Context,
  onError: (error: unknown) => void,
) => Promise<PageData>;

/**
 * Runs the calls of a page in process. One that fails takes down its own part of the page and no more;
 * the browser can ask for it again.
 */
export function createRunPageCalls(services: readonly Service[]): RunPageCalls {
  const known = new Map<string, Runnable>();
  for (const service of services) {
    for (const key of Object.keys(service.endpoints)) known.set(key, runnableOf(service, key as never));
  }
  return async (calls, context, onError) => {
    const data: Omit<PageData, 'retryAfter'> = { fallback: {}, problems: {} };
    const waits: number[] = [];
    await Promise.all(
      calls.map(async ({ key, url, input }) => {
        const call = known.get(key);
        if (!call) throw new Error(`A page asks for ${key}, which no service answers`);
        try {
          const outcome = await runEndpoint(call, context, input);
          if ('body' in outcome) data.fallback[url] = outcome.body;
          else {
            data.problems[url] = problemBody(outcome.problem, context.requestId, outcome.errors);
            if (outcome.retryAfter) waits.push(outcome.retryAfter);
          }
        } catch (error) {
          onError(error);
          data.problems[url] = problemBody(problemOf(error), context.requestId);
        }
      }),
    );
    return { ...data, retryAfter: waits.length > 0 ? Math.max(...waits) : null };
  };
}
