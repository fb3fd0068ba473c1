import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type { FieldError, ProblemCode } from '#contract/calls/problem.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { problemBody } from './problems.ts';

const MEDIA_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
/** Words and marks of the longest document that is read: what is declared has fewer, and what nests deeper ends the stack. */
const MOST_TOKENS = 1_000;

/** An operation that a caller asks for: a declared document, or the runner refuses it. */
export interface GraphqlRequest {
  readonly type: 'query' | 'mutation';
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** Runs an operation, as the runner of calls does. */
export type RunOperation = (request: GraphqlRequest) => Promise<Outcome>;

/** Whether a caller speaks GraphQL over HTTP: it names one of its media types. Everybody else is answered as by any other call. */
export function speaksGraphql({ headers: { accept = '' } }: FastifyRequest): boolean {
  return [MEDIA_TYPE, JSON_TYPE].some((type) => accept.includes(type)) && !accept.includes('problem+json');
}

/**
 * Answers as "GraphQL over HTTP" says: `data` and `errors`, in the media type that the caller takes, with its status codes. What
 * is refused before an operation runs has the status of its problem, whose code stands in the error's `extensions`.
 */
export async function sendGraphql(
  request: FastifyRequest,
  reply: FastifyReply,
  run: RunOperation,
): Promise<FastifyReply> {
  const [body, { status, headers }] = await handle({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: (request.body ?? null) as Record<string, unknown> | null,
    raw: request,
    context: run,
  });
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body ?? '');
}

/** Refuses a caller who speaks GraphQL, before anything has run. */
export function sendGraphqlProblem(request: FastifyRequest, reply: FastifyReply, code: ProblemCode) {
  const [body, { status, headers }] = refused(request, code);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body ?? '');
}

const handle = createHandler<FastifyRequest, RunOperation>({
  async onSubscribe({ method, raw, context: run }, { query, variables, operationName }) {
    const type = typeOf(query, operationName ?? undefined);
    if (type === null) return refused(raw, 'malformed');
    if (method === 'GET' && type !== 'query') return refused(raw, 'methodNotAllowed', { allow: 'POST' });
    const outcome = await run({ type, query, variables: variables ?? undefined });
    if ('body' in outcome) return outcome.body as { readonly data: Record<string, unknown> };
    const { problem, errors, retryAfter } = outcome;
    return refused(raw, problem, retryAfter ? { 'retry-after': String(retryAfter) } : {}, errors);
  },
});

/** Null: it is no operation, or no GraphQL. */
function typeOf(query: string, operationName: string | undefined): GraphqlRequest['type'] | null {
  try {
    switch (getOperationAST(parse(query, { maxTokens: MOST_TOKENS }), operationName)?.operation) {
      case OperationTypeNode.QUERY:
        return 'query';
      case OperationTypeNode.MUTATION:
        return 'mutation';
      default:
        return null;
    }
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** What the operation itself is to blame for; readers of plain JSON find it in a 200 answer. */
const REQUEST_ERRORS: ReadonlySet<ProblemCode> = new Set(['malformed', 'invalidFields']);

function refused(
  { headers: { accept = '' }, id }: FastifyRequest,
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
  errors?: readonly FieldError[],
): Response {
  const requestId = String(id);
  const { status, title } = problemBody(code, requestId);
  const takesResponses = accept.includes(MEDIA_TYPE);
  const error = { message: title, extensions: { code, requestId, ...(errors && { errors }) } };
  const isOfRequest = REQUEST_ERRORS.has(code);
  return [
    JSON.stringify({ errors: [error] }),
    {
      status: isOfRequest ? (takesResponses ? 400 : 200) : status,
      statusText: title,
      headers: { ...headers, 'content-type': `${takesResponses ? MEDIA_TYPE : JSON_TYPE}; charset=utf-8` },
    },
  ];
}
