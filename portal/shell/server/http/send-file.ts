import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#contract/calls/file-answer.ts';
import { whileMade } from './while-made.ts';

/**
 * Sends a file of a patient's: a PDF that is there opens in the browser, everything else is saved. What it says it is, is
 * what it is taken for (`nosniff`), and nothing in it runs here.
 */
export function sendFile(reply: FastifyReply, { name, contentType, content }: FileAnswer): FastifyReply {
  const isThere = typeof content === 'string';
  const disposition = isThere && contentType === 'application/pdf' ? 'inline' : 'attachment';
  return reply
    .header('content-disposition', `${disposition}; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .type(contentType)
    .send(
      isThere
        ? Buffer.from(content, 'base64')
        : Readable.from(whileMade(reply.request, content), { objectMode: false }),
    );
}
