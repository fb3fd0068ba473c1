import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, Method } from '#contract/calls/endpoint.ts';
import type { FileAnswer } from '#contract/calls/file-answer.ts';
import type { ProblemCode } from '#contract/calls/problem.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { type Runnable, runnableOf, type Service } from '#platform/calls/handler.ts';
import { type RawInput, recordAnswer, runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { isFromAnotherSite, isOwnChange } from './csrf.ts';
import { type GraphqlRequest, sendGraphql, sendGraphqlProblem, speaksGraphql } from './graphql-transport.ts';
import { sendProblem } from './problems.ts';
import { sendFile } from './send-file.ts';

/**
 * Gives every endpoint of the services its route: the route is transport, `runEndpoint` does the work.
 *
 * @param moved paths that settings have put elsewhere: declared path → served path
 */
export function registerEndpoints(
  server: FastifyInstance,
  services: readonly Service[],
  contextOf: (request: FastifyRequest) => Context,
  moved: Readonly<Record<string, string>> = {},
): void {
  for (const service of services) {
    for (const key of Object.keys(service.endpoints) as `${Method} /${string}`[]) {
      const [method, path] = key.split(' ') as [Method, `/${string}`];
      const route = { method, path: moved[path] ?? path };
      const graphql = {
        query: () => runnableOf(service, `GET ${path}`),
        mutation: () => runnableOf(service, `POST ${path}`),
      };
      registerEndpoint(server, route, { runnable: runnableOf(service, key), graphql }, contextOf);
    }
  }
}

interface Runnables {
  readonly runnable: Runnable;
  /** Of a path that speaks GraphQL, what answers each type of operation. */
  readonly graphql: Readonly<Record<GraphqlRequest['type'], () => Runnable>>;
}

function registerEndpoint(
  server: FastifyInstance,
  { method, path }: { readonly method: Method; readonly path: string },
  { runnable, graphql }: Runnables,
  contextOf: (request: FastifyRequest) => Context,
): void {
  const { key, endpoint } = runnable;
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    config: { cost: endpoint.cost ?? 'light', isIdempotent: endpoint.idempotent ?? false },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isGraphql = endpoint.transport === 'graphql' && speaksGraphql(request);
      const refuse = (problem: ProblemCode) => {
        recordAnswer(key, { problem });
        request.answered.push([key, problem]);
        return isGraphql ? sendGraphqlProblem(request, reply, problem) : sendProblem(reply, problem);
      };
      if (isFromAnotherSite(request)) return refuse('csrfFailed');
      // A page that was opened for another patient reads and changes nothing of this one's.
      if (isOfSomebodyElse(request) || (endpoint.concerns !== 'session' && isForSomebodyElse(request))) {
        return refuse('scopeChanged');
      }
      if (
        method !== 'GET' &&
        !isOwnChange(request, csrfToken(request, endpoint), request.session.csrfToken)
      ) {
        return refuse('csrfFailed');
      }
      const context = contextOf(request);
      if (isGraphql)
        return sendGraphql(request, reply, ({ type, query, variables }) =>
          runEndpoint(graphql[type](), context, inputOf(type, query, variables)),
        );
      const outcome = await runEndpoint(runnable, context, {
        params: request.params,
        query: queryOf(request, endpoint),
        body: request.body,
      });
      if ('problem' in outcome) {
        if (outcome.retryAfter) reply.header('retry-after', String(outcome.retryAfter));
        const page = pageOfLink(request, endpoint, outcome.problem, context.language);
        return page ? reply.redirect(page, 303) : sendProblem(reply, outcome.problem, outcome.errors);
      }
      return endpoint.sendsFile ? sendFile(reply, outcome.body as FileAnswer) : reply.send(outcome.body);
    },
  });
}

/** An operation as its endpoint takes it: the variables of a query are JSON in the address. */
function inputOf(
  type: GraphqlRequest['type'],
  query: string,
  variables: GraphqlRequest['variables'],
): RawInput {
  if (type === 'mutation') return { body: { query, variables } };
  return { query: { query, ...(variables && { variables: JSON.stringify(variables) }) } };
}

/** Where the reader of a page is told why a link in it was refused; null for programs, which get the problem. */
function pageOfLink(
  request: FastifyRequest,
  { linkedFrom }: Endpoint,
  problem: ProblemCode,
  language: Language,
): string | null {
  const isPressed = request.headers['sec-fetch-mode'] === 'navigate';
  if (!linkedFrom || !isPressed || !(problem in WHY_REFUSED)) return null;
  const refused = WHY_REFUSED[problem as keyof typeof WHY_REFUSED];
  return href(linkedFrom, {}, language, { refused });
}

/** What is refused of a link, in the words of its page's address. */
const WHY_REFUSED = { freshIdentificationRequired: 'identifyAgain', downloadUnderWay: 'later' } as const;

/** What one person has opened asks in a tab that has stayed behind, and another one has signed in meanwhile. */
function isOfSomebodyElse({ headers, session }: FastifyRequest): boolean {
  const openedBy = headers['x-opened-by'];
  return openedBy !== undefined && session.personId !== '' && openedBy !== session.personId;
}

/** What has been opened for one child, or for the own matters, asks about another in a tab that has stayed behind. */
function isForSomebodyElse({ headers, session }: FastifyRequest): boolean {
  const actsFor = headers['x-acting-for'];
  return actsFor !== undefined && session.person !== null && actsFor !== session.actingId;
}

function csrfToken(request: FastifyRequest, endpoint: Endpoint): unknown {
  return endpoint.csrf === 'query'
    ? (request.query as Record<string, unknown>).csrfToken
    : request.headers['x-csrf-token'];
}

/** The query as the endpoint declares it: the session's token is not its business. */
function queryOf(request: FastifyRequest, endpoint: Endpoint): unknown {
  const { csrfToken: _, ...query } = request.query as Record<string, unknown>;
  return endpoint.csrf === 'query' ? query : request.query;
}
