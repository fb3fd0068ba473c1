import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import type { AppAccessParts } from './app-access.ts';

/** Bytes of a form: a search, or what asks for tokens. */
const FORM_LIMIT = 8 * 1024;

export interface AppRouteParts extends AppAccessParts {
  readonly contextOf: (request: FastifyRequest) => Context;
}

/** Apps that run in a browser come from their own origin. No cookie is looked at here. */
export function openToOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, accept, prefer')
      .header('access-control-expose-headers', 'www-authenticate, retry-after')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
}

export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, String(body)),
  );
}

export const formText = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
/** A name that comes twice is a list, which no schema takes. */
export const formOf = (request: FastifyRequest): Readonly<Record<string, unknown>> =>
  parse(formText(request));

/** @throws what is answered 429 */
export async function takeAllowance(
  { allowance }: Context,
  reply: FastifyReply,
  key: string,
  rateLimit: number,
): Promise<void> {
  const wait = await allowance.call(key, { rateLimit });
  if (wait === null) return;
  reply.header('retry-after', String(wait));
  throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
}
