import type { FastifyInstance } from 'fastify';
import type { BrandId, BrandSettings } from '#contract/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    brand: BrandSettings;
    /** Origin of the portal as the patient sees it. */
    origin: string;
  }
}

/** The host name decides the brand; an unknown host is answered 421. */
export function brandOfRequest(
  server: FastifyInstance,
  origins: Readonly<Record<BrandId, string>>,
  isProduction: boolean,
) {
  const byHost = new Map(
    (Object.entries(origins) as [BrandId, string][]).map(([brand, origin]) => [new URL(origin).host, brand]),
  );
  server.decorateRequest('origin', '');
  server.decorateRequest('brand');
  server.addHook('onRequest', async (request, reply) => {
    // Probes come by address, whatever host they name.
    if (request.url.startsWith('/health')) return;
    const host = request.headers.host ?? '';
    const id = byHost.get(host) ?? (isProduction ? undefined : brandOfLocalHost(host));
    if (!id) return sendProblem(reply, 'misdirected');
    request.brand = brandOf(id);
    request.origin = byHost.has(host) ? origins[id] : `http://${host}`;
  });
}

/** Plain `localhost` and IP addresses are Kaari in development, whatever the port. */
function brandOfLocalHost(host: string): BrandId | undefined {
  const name = host.replace(/:\d+$/, '');
  if (name === 'pikkujatti.localhost') return 'pikkujatti';
  return name === 'localhost' || name === 'kaari.localhost' || /^[\d.]+$|^\[[\da-f:]+\]$/.test(name)
    ? 'kaari'
    : undefined;
}
