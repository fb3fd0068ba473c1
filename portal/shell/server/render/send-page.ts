import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicBrand } from '#brands/public-brand.ts';
import { pageLanguages } from '#contract/brand/brand-pages.ts';
import type { Language } from '#contract/language/language.ts';
import type { PageState, Renderer } from '#contract/pages/render.ts';
import { languageAlternates } from '#contract/routes/other-languages.ts';
import { postsToBanks, usesDevices } from '#contract/routes/route-access.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { Context } from '#platform/context.ts';
import type { BreakWatch } from '../breaks/break-watch.ts';
import { breaksAhead } from '../breaks/breaks-ahead.ts';
import type { BrandOrigins } from '../http/brand-of-request.ts';
import { allowForms, DEVICE_PERMISSIONS } from '../http/content-security.ts';
import { acceptedEncoding, maybeMeasured, pack } from '../http/packing.ts';
import { LANGUAGE_COOKIE } from '../http/preferred-language.ts';
import { logError, problemOf } from '../http/problems.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { sessionState } from '../sessions/session-state.ts';
import { adultPortalOf, childrensPortalOf } from './adult-portal.ts';
import { type DocumentParts, documentHead, documentTail, inBytes } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import type { RunPageCalls } from './page-calls.ts';
import { statusOf } from './page-status.ts';

export interface SendPageOptions {
  readonly frontEnd: FrontEnd;
  readonly runCalls: RunPageCalls;
  readonly breaks: Pick<BreakWatch, 'ahead'>;
  readonly contextOf: (request: FastifyRequest, language: Language) => Context;
  readonly limits: SessionLimits;
  readonly isSecure: boolean;
  readonly origins: BrandOrigins;
  /** Where the payment provider's own pages are. */
  readonly paymentOrigin: string;
  /** An error in a page's call is then the page's, and shows itself. */
  readonly isDevelopment: boolean;
}

export type SendPage = ReturnType<typeof createSendPage>;

/** Names the build whose styles a browser has. */
const STYLES_COOKIE = 'styles';
const YEAR_IN_SECONDS = 31_536_000;

const STATUSES = { 'not-found': 404, error: 500, busy: 503, limited: 429, unavailable: 503 } as const;

/** Answers with a page, its data and its place among the languages. */
export function createSendPage(options: SendPageOptions) {
  const { frontEnd, runCalls, breaks, contextOf, limits, isSecure, origins, paymentOrigin, isDevelopment } =
    options;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageMatch | keyof typeof STATUSES,
    lang: Language,
    status?: number,
  ) => {
    const renderer = await frontEnd.renderer();
    const reader = { origin: request.origin, language: lang };
    const brand = {
      ...publicBrand(request.brand, lang),
      adultPortal: adultPortalOf(request.brand, reader, origins),
      childrensPortal: childrensPortalOf(request.brand, reader, origins),
    };
    const isPage = typeof page !== 'string';
    // An error page does not query the database: it may be broken, or overloaded.
    const session =
      page === 'error' || page === 'limited'
        ? { ...request.session, patientId: null, actingFor: null }
        : request.session;
    const context = contextOf(request, lang);
    const who = { brand, session: await sessionState(session, request.brand, lang, limits, context) };
    const calls = isPage ? await renderer.calls(page, { ...who, now: context.now }) : [];
    const key = isPage ? page.key : page;
    const { retryAfter, ...answers } = await runCalls(calls, context, (error) => {
      const code = problemOf(error);
      if (isDevelopment && code === 'unexpected') throw error;
      logError(request, error, code);
    });
    const ahead = isPage ? await breaksAhead(breaks, brand, context.now) : [];
    const state: PageState = {
      ...who,
      lang,
      page: { key, url: request.url, requestId: request.id },
      messages: {
        ...(await renderer.messages(key, lang)),
        // The words of the notice that the shell shows then.
        ...(ahead.length > 0 && (await renderer.messages('system-status', lang))),
      },
      ...answers,
      ...(ahead.length > 0 && { breaksAhead: ahead }),
      now: context.now.toISOString(),
    };
    const parts = await documentParts(frontEnd, renderer, state, request, reply, isPage ? page : null);
    const content = await renderer.render(state, {
      nonce: reply.nonce,
      onError: (error) => request.log.error({ err: error }, 'part of a page failed'),
    });
    if (isPage && usesDevices(page.key)) reply.header('permissions-policy', DEVICE_PERMISSIONS);
    if (isPage && postsToBanks(page.key)) allowForms(reply, paymentOrigin);
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    reply
      .code(status ?? (isPage ? statusOf(state) : STATUSES[page]))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', lang)
      .setCookie(LANGUAGE_COOKIE, lang, {
        path: '/',
        sameSite: 'lax',
        secure: isSecure,
        maxAge: YEAR_IN_SECONDS,
      });
    if (parts.styleText && frontEnd.styles) {
      reply.setCookie(STYLES_COOKIE, frontEnd.styles.build, {
        path: '/',
        sameSite: 'lax',
        secure: isSecure,
        httpOnly: true,
        maxAge: YEAR_IN_SECONDS,
      });
    }
    const document = inBytes([...documentHead(parts), content, ...documentTail(parts, state)]);
    const encoding = maybeMeasured(request)
      ? 'identity'
      : acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // An error page may be the answer of a route, whose plugin would pack it after all.
    else request.headers['x-no-compression'] = '1';
    return reply.header('vary', 'accept-encoding').send(await pack(document, encoding));
  };
}

async function documentParts(
  frontEnd: FrontEnd,
  renderer: Renderer,
  state: PageState,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageMatch | null,
): Promise<DocumentParts> {
  const { title, description, robots, structuredData, ...head } = await renderer.document(
    state,
    request.origin,
  );
  const alternates = page ? languageAlternates(page) : null;
  const languages = page ? pageLanguages(state.brand, page.key) : [];
  const paths = languages.flatMap((language) => {
    const path = alternates?.[language];
    return path ? [{ language, url: request.origin + path }] : [];
  });
  return {
    ...frontEnd.assets(head.modules, head.page, head.written),
    styleText: request.cookies[STYLES_COOKIE] === frontEnd.styles?.build ? undefined : frontEnd.styles?.text,
    language: state.lang,
    brand: state.brand.id,
    title,
    description,
    robots,
    structuredData,
    nonce: reply.nonce,
    canonical: paths.find(({ language }) => language === state.lang)?.url,
    alternates: paths,
  };
}
