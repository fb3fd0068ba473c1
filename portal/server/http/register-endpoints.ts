import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import type { Context } from '#platform/context.ts';
import type { Handler, Service } from '#platform/handler.ts';
import { recordAnswer, runEndpoint } from '#platform/run-endpoint.ts';
import { isOwnChange } from './csrf.ts';
import { sendProblem } from './problems.ts';

/** Gives every endpoint of the services its route: the route is transport, `runEndpoint` does the work. */
export function registerEndpoints(
  server: FastifyInstance,
  services: readonly Service[],
  contextOf: (request: FastifyRequest) => Context,
): void {
  for (const service of services) {
    for (const [key, endpoint] of Object.entries(service.endpoints)) {
      registerEndpoint(server, key, endpoint, service.handlers[key as never] as Handler<Endpoint>, contextOf);
    }
  }
}

function registerEndpoint(
  server: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  contextOf: (request: FastifyRequest) => Context,
): void {
  const [method, path] = key.split(' ') as [Method, string];
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: endpoint.rateLimit ? { rateLimit: { max: endpoint.rateLimit, timeWindow: 60_000 } } : {},
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (
        method !== 'GET' &&
        !isOwnChange(request, csrfToken(request, endpoint), request.session.csrfToken)
      ) {
        recordAnswer(key, { problem: 'csrfFailed' });
        return sendProblem(reply, 'csrfFailed');
      }
      const outcome = await runEndpoint(key, endpoint, handler, contextOf(request), {
        params: request.params,
        query: queryOf(request, endpoint),
        body: request.body,
      });
      if ('problem' in outcome) return sendProblem(reply, outcome.problem, outcome.errors);
      return reply.send(outcome.body);
    },
  });
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
