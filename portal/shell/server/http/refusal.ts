import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { busyAnswer } from '#areas/record/record-apps/server/busy-answer.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { BusyPage } from '../render/busy-page.ts';
import { languageOfPath } from '../render/page-route.ts';
import { acceptedEncoding } from './packing.ts';
import { type Asked, isSeenRequest } from './page-request.ts';
import { problemBody } from './problems.ts';

export interface RefusalParts {
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** Shows a reader as a page what a program gets as a problem. */
  readonly busyPage: (brand: BrandSettings, language: Language) => Promise<BusyPage>;
  readonly onError: (error: unknown) => void;
}

/** Who is refused, in which look. */
interface Refused extends Asked {
  readonly brand: BrandSettings;
}

export type Refuse = (request: IncomingMessage, response: ServerResponse, asked: Refused) => void;

/** Seconds after which somebody who is refused may try again: not all of them in the same one. */
const RETRY_AFTER = { least: 2, most: 5 };
const STATUS = 503;

/** Answers that the process is busy from what lies ready: in a crowd that comes again and again nothing else is as frequent. */
export function createRefusal({ headers, busyPage, onError }: RefusalParts): Refuse {
  const always = Object.entries({ ...headers, 'cache-control': 'no-store' }).flat();

  function send(response: ServerResponse, requestId: string, own: string[], body: string | Buffer): void {
    const { least, most } = RETRY_AFTER;
    const retryAfter = String(least + Math.floor(Math.random() * (most - least + 1)));
    const length = String(Buffer.byteLength(body));
    response.writeHead(STATUS, [
      ...always,
      ...own,
      ...['content-length', length, 'retry-after', retryAfter, 'x-request-id', requestId],
    ]);
    response.end(body);
  }

  function sendProblem(response: ServerResponse, url: string): void {
    const requestId = randomUUID();
    const { headers, body } = busyAnswer(url) ?? {
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: JSON.stringify(problemBody('temporarilyUnavailable', requestId)),
    };
    send(response, requestId, Object.entries(headers).flat(), body);
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { language, packed }: BusyPage,
  ): void {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const own = ['content-type', 'text/html; charset=utf-8', 'content-language', language];
    own.push('vary', 'accept-encoding');
    if (encoding !== 'identity') own.push('content-encoding', encoding);
    send(response, randomUUID(), own, packed[encoding]);
  }

  return (request, response, asked) => {
    if (!isSeenRequest(asked)) return sendProblem(response, asked.url);
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const language = languageOfPath({ ...asked, headers: request.headers, cookies });
    busyPage(asked.brand, language)
      .then((page) => sendPage(request, response, page))
      .catch((error: unknown) => {
        onError(error);
        if (!response.headersSent) sendProblem(response, asked.url);
      });
  };
}
