import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { FHIR_JSON, FhirRefusal, outcomeOf } from './fhir/outcome.ts';

type Failure = Error & { readonly statusCode?: number };

/** Seconds after which an app may try again, where nothing else is known. */
const RETRY_AFTER_SECONDS = 2;

/** What an app that asks for tokens is told of what went wrong (RFC 6749 section 5.2), and of what will pass (section 4.1.2.1). */
export function answerTokenError(error: Failure, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  note(error, status, request, reply);
  return reply.code(status).send({ error: tokenErrorOf(status) });
}

/** The same in the words of FHIR. */
export function answerFhirError(error: Failure, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof FhirRefusal ? error : refusalOf(statusOf(error));
  note(error, refusal.statusCode, request, reply);
  return reply.code(refusal.statusCode).type(FHIR_JSON).send(outcomeOf(refusal));
}

function statusOf(error: Failure): number {
  return error instanceof DatabaseUnavailable ? 503 : (error.statusCode ?? 500);
}

/** What will pass is no fault of the portal's, and is asked again. */
function note(error: Failure, status: number, request: FastifyRequest, reply: FastifyReply): void {
  if (status === 503) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    request.log.warn({ err: error }, 'an app was not answered');
  } else if (status >= 500) request.log.error({ err: error }, 'an app was not answered');
}

function tokenErrorOf(status: number): string {
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

function refusalOf(status: number): FhirRefusal {
  if (status === 503) return new FhirRefusal(503, 'transient', 'Please try again later.');
  if (status === 429) return new FhirRefusal(429, 'throttled', 'Too many requests.');
  if (status < 500) return new FhirRefusal(status, 'invalid', 'The request was not understood.');
  return new FhirRefusal(status, 'exception', 'Something went wrong.');
}
