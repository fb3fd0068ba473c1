import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, createAllowance } from '#platform/limits/allowance.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { callerNetwork } from './caller-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the caller may still ask for. Not of files and probes. */
    allowance: Allowance;
  }
}

/** Files cost next to nothing, and a probe that is refused would take the process out of service. */
const FREE = /^\/(app|assets|health)\//;

/**
 * Refuses callers with more than so many requests a minute: pages, calls, steps of an identification and what does
 * not exist alike. An identified person is one caller everywhere, acting for a child or not; everybody else counts by
 * the network that they call from, so that nobody is another caller with another cookie.
 */
export function limitRates(server: FastifyInstance, limiter: Limiter, perMinute: number): void {
  server.decorateRequest('allowance');
  server.addHook('onRequest', async (request, reply) => {
    if (FREE.test(request.url)) return;
    request.allowance = createAllowance(limiter, callerOf(request), perMinute);
    const wait = await request.allowance.request();
    if (wait === null) return;
    reply.header('retry-after', String(wait));
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
  });
}

function callerOf({ session, ip }: FastifyRequest): string {
  return session?.personId || callerNetwork(ip);
}
