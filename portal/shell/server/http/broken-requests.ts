import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import { problemBody } from './problems.ts';

/** What Node's parser says of a request that never became one. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Answers what is no HTTP, has too long a head or has not arrived in time: no route and no hook ever sees it, so what
 * holds for every answer is written by hand here.
 *
 * @param isSecure answers travel over https only
 */
export function answerBrokenRequests(isSecure: boolean) {
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    connection: 'close',
  };
  return function (this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    // A client that has hung up gets no answer.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = CODES[error.code ?? ''] ?? 'malformed';
    const status = PROBLEMS[code];
    const requestId = randomUUID();
    this.log.debug({ requestId, code }, 'a request could not be read');
    const address = socket.remoteAddress ?? '';
    const occasion = { person: null, address, requestId, endpoint: 'none', brand: null };
    this.securityLog.note({ event: 'malformed', reason: code }, occasion);
    if (socket.writable) {
      const body = JSON.stringify(problemBody(code, requestId));
      const lines = Object.entries({
        ...headers,
        'x-request-id': requestId,
        'content-length': Buffer.byteLength(body),
      });
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...lines.map(([name, value]) => `${name}: ${value}`),
          '',
          body,
        ].join('\r\n'),
      );
    }
    socket.destroy(error);
  };
}
