import type { FastifyServerOptions } from 'fastify';
import { LoggableError } from '#platform/loggable-error.ts';

/** What takes lines of the log. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Structured logs that name no person: of a request the method, the route's pattern and the id, never
 * the address bar's parameters, the body, cookies or the caller's address.
 *
 * @param isDevelopment an error then shows its message too, and its stack is written as lines
 */
export function loggerOptions(
  level: string,
  stream?: LogStream,
  isDevelopment = false,
): FastifyServerOptions['logger'] {
  const to = stream ?? (isDevelopment ? terminal : undefined);
  return {
    level,
    ...(to && { stream: to }),
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        ...(error instanceof LoggableError && { reason: error.reason }),
        // A message may quote what was sent; where it happened does not.
        stack: (isDevelopment ? error.stack : error.stack?.split('\n').slice(1).join('\n')) ?? '',
        message: isDevelopment ? error.message : '',
      }),
    },
  };
}

/** What somebody reads while they write code: a stack is there as it is in any terminal. */
const terminal: LogStream = {
  write(line) {
    const { err, msg } = JSON.parse(line) as { err?: { stack: string }; msg?: string };
    if (err) console.error(`\n${msg}: ${err.stack}\n`);
    else process.stdout.write(line);
  },
};
