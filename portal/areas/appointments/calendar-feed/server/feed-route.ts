import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { FEED_ROUTE, findFeed } from './feed-address.ts';
import { readFeedFile } from './feed-file.ts';

/** Requests a minute from one network: calendar services read for many patients, and each only now and then. */
const PER_MINUTE = 120;
/** Seconds for which a calendar may keep what it has read. */
const FRESH_SECONDS = 300;

/**
 * `GET /calendar/{secret}.ics`: the appointments of the patient who has made the address, for a calendar that reads them by itself.
 * Who knows the address needs no login; one that has ended, or was ended, is not found at once.
 */
export function feedRoute(contextOf: (request: FastifyRequest) => Context) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get<{ Params: { secret: string } }>(FEED_ROUTE, async (request, reply) => {
      const context = contextOf(request);
      const wait = await context.allowance.call('GET /calendar', { rateLimit: PER_MINUTE });
      if (wait !== null) {
        reply.header('retry-after', String(wait));
        throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
      }
      // Of what is not found nothing is kept either.
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      const found = await context.inScope({}, (tx) => findFeed(tx, context.vault, request.params.secret));
      const file = found && (await readFeedFile(context, found));
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', `private, max-age=${FRESH_SECONDS}`);
      if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(file);
    });
  };
}

/** Whether what a calendar has is what it would get (RFC 9110 section 13.1.2). Compression weakens the tag on its way. */
function isSame(known: string | undefined, etag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
