import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { callerNetwork } from './caller-network.ts';

/**
 * Requests a minute for one caller: a signed-in patient wherever they are, everybody else by address.
 * Files are free.
 */
export async function limitRates(server: FastifyInstance, max: number): Promise<void> {
  await server.register(rateLimit, {
    max,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request) => request.session?.patientId ?? callerNetwork(request.ip),
    allowList: (request) => request.url.startsWith('/assets/') || request.url.startsWith('/health/'),
  });
}
