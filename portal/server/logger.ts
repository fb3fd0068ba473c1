import type { FastifyServerOptions } from 'fastify';

/**
 * Structured logs that name no person: of a request the method, the route's pattern and the id, never
 * the address bar's parameters, the body, cookies or the caller's address.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // A message may quote what was sent; where it happened does not.
        stack: error.stack?.split('\n').slice(1).join('\n') ?? '',
        message: '',
      }),
    },
  };
}
