import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { brandOf, brandOfHost } from '#brands/registry.ts';
import type { BrandId, BrandSettings } from '#contract/brand/brand.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    brand: BrandSettings;
    /** Origin of the portal as the patient sees it: `https://host`. */
    origin: string;
  }
}

/** Origin that each brand is served from in production; null where the host name alone decides (development). */
export type BrandOrigins = Readonly<Partial<Record<BrandId, string>>> | null;

/** The brand that a host name is served with, and its origin; undefined where none is. */
export type ServedAt = (host: string) => { brand: BrandSettings; origin: string } | undefined;

export function createServedAt(origins: BrandOrigins): ServedAt {
  if (!origins) {
    return (host) => {
      const brand = brandOfHost(host);
      return brand && { brand, origin: `http://${host}` };
    };
  }
  const served = new Map(
    Object.entries(origins).map(([id, origin]) => [
      new URL(origin).host,
      { brand: brandOf(id as BrandId), origin },
    ]),
  );
  return (host) => served.get(host);
}

/**
 * The host name decides the brand; an unknown host is answered 421, and none or two are refused: what stands in front of
 * the portal might believe the other one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function brandOfRequest(server: FastifyInstance, servedAt: ServedAt): void {
  server.decorateRequest('origin', '');
  server.decorateRequest('brand');
  server.addHook('onRequest', async (request, reply) => {
    if (hostLines(request.raw) > 1) return sendProblem(reply, 'malformed');
    // Probes come by address, whatever host they name.
    if (request.url.startsWith('/health/')) return;
    const { host } = request.headers;
    if (!host) return sendProblem(reply, 'malformed');
    const found = servedAt(host);
    if (!found) return sendProblem(reply, 'misdirected');
    request.brand = found.brand;
    request.origin = found.origin;
  });
}

/** How many hosts the head names; Node keeps the first one of them. */
export function hostLines({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}
