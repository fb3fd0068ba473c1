import type { Problem } from '#contract/calls/problem.ts';
import type { PageCall } from '#contract/pages/render.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { problemBody, problemOf } from '../http/problems.ts';

export interface PageData {
  readonly fallback: Record<string, unknown>;
  /** Calls that were answered with a problem: the page shows that part's error from the start. */
  readonly problems: Record<string, Problem>;
  /** Seconds after which those may be asked again that came too often; null where none did. */
  readonly retryAfter: number | null;
}

/** Gathers what the calls of one page have come to. */
export interface PageDataParts {
  settle(call: Pick<PageCall, 'url'>, outcome: Outcome): void;
  fail(call: Pick<PageCall, 'url'>, error: unknown): void;
  data(): PageData;
}

/** @param onError called with unexpected errors */
export function createPageData(requestId: string, onError: (error: unknown) => void): PageDataParts {
  const fallback: Record<string, unknown> = {};
  const problems: Record<string, Problem> = {};
  const waits: number[] = [];
  return {
    settle({ url }, outcome) {
      if ('body' in outcome) fallback[url] = outcome.body;
      else {
        problems[url] = problemBody(outcome.problem, requestId, outcome.errors);
        if (outcome.retryAfter) waits.push(outcome.retryAfter);
      }
    },
    fail({ url }, error) {
      onError(error);
      problems[url] = problemBody(problemOf(error), requestId);
    },
    data: () => ({ fallback, problems, retryAfter: waits.length > 0 ? Math.max(...waits) : null }),
  };
}
