import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSettings } from '#contract/brand.ts';
import { publicBrand } from '#contract/brands/public-brand.ts';
import type { Language } from '#contract/language.ts';
import type { PageState } from '#contract/render.ts';
import { href } from '#contract/routes.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { sendProblem } from '../http/problems.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { sessionState } from '../sessions/session-state.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { documentHead } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import { languageOfPath } from './page-route.ts';

export interface BusyPageParts {
  readonly frontEnd: FrontEnd;
  readonly sessions: Sessions;
  readonly limits: SessionLimits;
  readonly inScope: InScope;
  readonly vault: Vault;
}

type Encoding = 'br' | 'gzip' | 'identity';
type Encoded = Readonly<Record<Encoding, Buffer>>;

/**
 * The page that tells a reader to come back in a moment, in the brand and language of the request. It is drawn and
 * packed once: it is the same for everybody, has no script, and so nothing that a policy's nonce would have to allow.
 */
export function createSendBusyPage(parts: BusyPageParts) {
  const drawn = new Map<string, Promise<Encoded>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const lang = languageOfPath(request);
    const name = `${request.brand.id} ${lang}`;
    const known = drawn.get(name) ?? draw(parts, request.brand, lang);
    drawn.set(name, known);
    const page = await known.catch((error: unknown) => {
      drawn.delete(name);
      request.log.error({ err: error }, 'the page for a busy moment failed');
      return null;
    });
    if (!page) return sendProblem(reply, 'temporarilyUnavailable');
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .header('content-language', lang)
      .send(page[encoding]);
  };
}

async function draw(parts: BusyPageParts, settings: BrandSettings, lang: Language): Promise<Encoded> {
  const { frontEnd, sessions, limits } = parts;
  const renderer = await frontEnd.renderer();
  const brand = publicBrand(settings, lang);
  const visitor = await sessionState(sessions.visitor(settings.id), settings, lang, limits, parts);
  const state: PageState = {
    brand,
    lang,
    // Without scripts nobody could answer the question for consent.
    session: { ...visitor, analyticsConsent: false },
    page: { key: 'busy', url: href('front-page', {}, lang) },
    messages: await renderer.messages('busy', lang),
    fallback: {},
    problems: {},
    now: new Date().toISOString(),
  };
  const { title, robots, modules, page } = await renderer.document(state);
  const head = documentHead({
    ...frontEnd.assets(modules, page),
    modules: [],
    language: lang,
    brand: brand.id,
    title,
    description: undefined,
    robots,
    nonce: null,
    canonical: undefined,
    alternates: [],
  });
  const content = await text(await renderer.render(state, { nonce: '' }));
  const whole = Buffer.from(`${head}${content}</div></body></html>`);
  return {
    br: await promisify(brotliCompress)(whole),
    gzip: await promisify(gzip)(whole),
    identity: whole,
  };
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
