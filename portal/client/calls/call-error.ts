import type { FieldError, Problem, ProblemCode } from '#contract/calls/problem.ts';

/** The server refused: an `application/problem+json` answer (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Identifies the request to customer service. */
  readonly requestId: string | null;
  /** Seconds after which another try makes sense; null if the server did not say. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.title);
    this.code = problem.code;
    this.status = problem.status;
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId ?? null;
    this.retryAfter = retryAfter;
  }
}

/** No answer of the portal: no connection, none in time, or one that the portal did not write. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: 'offline' | 'timeout' | 'unreadable';

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.reason = reason;
  }
}

export type CallError = ProblemError | NetworkError;

/** Whether the server may have made the change although its answer is missing: the same key must be sent again. */
export function isUndecided(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);
}

/** Whether an address names nothing of this patient's: with an impossible number it names nothing either. */
export function isNotFound(error: unknown): boolean {
  return isProblem(error, 'notFound') || isProblem(error, 'malformed');
}

/** Whether the server refused for this reason. */
export function isProblem(error: unknown, code: ProblemCode): error is ProblemError {
  return error instanceof ProblemError && error.code === code;
}
