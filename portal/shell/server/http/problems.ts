import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FieldError, PROBLEMS, type Problem, type ProblemCode } from '#contract/calls/problem.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';

const TITLES: Record<ProblemCode, string> = {
  malformed: 'The request could not be understood.',
  authenticationRequired: 'Sign in first.',
  csrfFailed: 'The request did not come from a page of this session.',
  freshIdentificationRequired: 'This needs an identification that is not old.',
  forbidden: 'This is not allowed.',
  notFound: 'There is nothing here.',
  methodNotAllowed: 'This cannot be done here.',
  payloadTooLarge: 'The request is too large.',
  unsupportedMediaType: 'The type of the request is not supported.',
  requestTimeout: 'The request did not arrive in time.',
  scopeChanged: 'The session acts for somebody else by now.',
  downloadUnderWay: 'The whole record is being downloaded already. Wait until that has ended.',
  misdirected: 'This host is not served here.',
  invalidFields: 'Some fields need another value.',
  idempotencyKeyReused: 'The idempotency key was used for another request.',
  tooManyRequests: 'Too many requests.',
  headersTooLarge: 'The head of the request is too large.',
  unexpected: 'Something went wrong.',
  temporarilyUnavailable: 'The service is not available at the moment.',
};

/** Seconds after which a caller may try again, where nothing else is known. */
const RETRY_AFTER_SECONDS = 2;

/** Answers `application/problem+json`; nothing that was sent is repeated in it. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, errors?: readonly FieldError[]) {
  const status = PROBLEMS[code];
  reply.problem = code;
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  }
  return reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(code, String(reply.request.id), errors));
}

export function problemBody(code: ProblemCode, requestId: string, errors?: readonly FieldError[]): Problem {
  return {
    type: 'about:blank',
    title: TITLES[code],
    status: PROBLEMS[code],
    code,
    requestId,
    ...(errors ? { errors: [...errors] } : {}),
  };
}

/** Which problem an unforeseen error is for the caller; everything unknown is `unexpected`. */
export function problemOf(error: unknown): ProblemCode {
  if (error instanceof DatabaseUnavailable) return 'temporarilyUnavailable';
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return 'payloadTooLarge';
  if (status === 415) return 'unsupportedMediaType';
  if (status === 429) return 'tooManyRequests';
  if (status === 503) return 'temporarilyUnavailable';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'malformed';
  return 'unexpected';
}

/** Logs what nobody foresaw, without the request's content. */
export function logError(request: FastifyRequest, error: unknown, code: ProblemCode): void {
  if (code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
  else if (code === 'temporarilyUnavailable') request.log.warn({ code }, 'temporarily unavailable');
}
