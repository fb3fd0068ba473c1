import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unmasked } from '../sessions/masks.ts';

/**
 * Whether another site has had a browser ask: what a call reads may be asked of an insurer, and is in the patient's log.
 * Browsers say so in their own words; what says nothing is no browser, and nobody's session is in it by accident.
 */
export function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/**
 * Whether a change comes from a page of this very session: the browser's own word about its origin
 * where it gives one, and the session's token always.
 *
 * @param token masked, as the session's pages have it
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isOwnChange(request: FastifyRequest, token: unknown, expected: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin !== undefined && !isSameHost(origin, request.headers.host)) return false;
  if (typeof token !== 'string') return false;
  const given = Buffer.from(unmasked(token));
  const wanted = Buffer.from(expected);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
