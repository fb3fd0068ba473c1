import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { isFromAnotherSite } from './csrf.ts';

/** How a document travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Of a page that is made for one reader, a higher quality costs more time than it saves: 9 takes ten times as long for 30 bytes. */
const QUALITY = 7;

/** As a power of two; below it brotli looks for repetitions in another way. */
const LEAST_WINDOW = 17;
/** Bytes of a window that brotli keeps for itself (RFC 7932, 9.1). */
const RESERVED = 16;

/**
 * The least window that reaches back over so many bytes. A larger one packs no better, and brotli takes twice its size: with the
 * 4 MB of its default, a few pages at a time made the garbage collector run through the whole heap, again and again.
 */
export function windowFor(length: number): number {
  const needed = Math.ceil(Math.log2(length + RESERVED));
  return Math.min(Math.max(needed, LEAST_WINDOW), constants.BROTLI_DEFAULT_WINDOW);
}

const brotli = promisify(brotliCompress);

/** Packs a document outside of the event loop. */
export async function pack(document: Buffer, encoding: Encoding, quality = QUALITY): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(document, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: document.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(document.length),
      },
    });
  }
  return encoding === 'gzip' ? promisify(gzip)(document) : document;
}

/** The best that a request accepts (RFC 9110, 12.5.3): everybody who takes brotli prefers it for text. */
export function acceptedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepts = (name: string) =>
    new RegExp(`(^|[\\s,])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`, 'i').test(
      String(acceptEncoding ?? ''),
    );
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * Whether a script of another site may have had the page asked for, in a row with a thousand others: the lengths of their
 * packed answers would tell what stands in them beside a text of its choice. A reader who follows a link has pressed something,
 * and their browser says so, though a press may count for some seconds (decision 079 says what that leaves open).
 */
export function maybeMeasured(request: FastifyRequest): boolean {
  return isFromAnotherSite(request) && request.headers['sec-fetch-user'] !== '?1';
}
