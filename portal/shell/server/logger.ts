import type { FastifyServerOptions } from 'fastify';
import { LoggableError } from '#platform/loggable-error.ts';

/** What takes lines of the log. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Structured logs that name no person: of a request the method, the route's pattern and the id, never
 * the address bar's parameters, the body, cookies or the caller's address.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        ...(error instanceof LoggableError && { reason: error.reason }),
        // A message may quote what was sent; where it happened does not.
        stack: error.stack?.split('\n').slice(1).join('\n') ?? '',
        message: '',
      }),
    },
  };
}
