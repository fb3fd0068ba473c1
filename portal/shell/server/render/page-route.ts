import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingPages } from '#brands/missing-pages.ts';
import type { Language } from '#contract/language/language.ts';
import { inOneLanguage } from '#contract/routes/other-languages.ts';
import { registrationAddress } from '#contract/routes/registration-address.ts';
import { accessOf, type PageAccess } from '#contract/routes/route-access.ts';
import { href, match, type PageMatch } from '#contract/routes/routes.ts';
import { secondsUntil } from '#platform/calls/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { BreakWatch } from '../breaks/break-watch.ts';
import { partOfPage } from '../breaks/parts.ts';
import { isPageRequest } from '../http/page-request.ts';
import { askedLanguage, type LanguageSigns, preferredLanguage } from '../http/preferred-language.ts';
import { sendProblem } from '../http/problems.ts';
import { bookingScope } from '../sessions/booking-scope.ts';
import type { SendPage } from './send-page.ts';

export interface PageRouteOptions {
  readonly breaks: Pick<BreakWatch, 'of'>;
  readonly clock: Clock;
  readonly sendPage: SendPage;
  readonly isBuilt: (key: PageMatch['key']) => Promise<boolean>;
  readonly isSecure: boolean;
}

/** Every address that is no file and no call: pages, and the 404 page for what is none. */
export function registerPages(server: FastifyInstance, options: PageRouteOptions): void {
  server.get('/', async (request, reply) => {
    reply.header('vary', 'cookie, accept-language');
    return reply.redirect(`/${preferredLanguage(request)}`, 302);
  });
  server.setNotFoundHandler(async (request, reply) => {
    // A form that was sent before the page's scripts ran: the page, not an empty response.
    if (request.method === 'POST' && match(request.url)) return reply.redirect(request.url, 303);
    return isPageRequest(request) ? answerPage(request, reply, options) : sendProblem(reply, 'notFound');
  });
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: PageRouteOptions) {
  // As the language switch leads (LANG-03).
  const address = inOneLanguage(request.url);
  if (address !== request.url) return reply.redirect(address, 302);
  const page = match(request.url);
  const language = languageOfPath(request);
  const exists =
    page !== null &&
    page.lang in request.brand.texts &&
    !missingPages(request.brand).includes(page.key) &&
    (await options.isBuilt(page.key));
  if (!exists) return options.sendPage(request, reply, 'not-found', language);
  // Ahead of an intermediate step, which belongs to the booking, too.
  enterScope(request, reply, options.isSecure, page);
  const part = partOfPage(page.key);
  const now = options.clock();
  const closed = part && (await options.breaks.of(part, now));
  if (closed) {
    reply.header('retry-after', String(secondsUntil(closed.endsAt, now)));
    return options.sendPage(request, reply, 'unavailable', language);
  }
  const elsewhere = intermediateStep(request, page);
  if (elsewhere) return reply.redirect(elsewhere, 303);
  return options.sendPage(request, reply, page, language);
}

/** Where somebody is sent who may not see the page: to sign in, to register, or to hear that their session has ended. */
function intermediateStep({ session, brand, url }: FastifyRequest, page: PageMatch): string | null {
  const access = accessOf(page.key);
  if (access === 'anonymous') return null;
  const chooser = (nextPath: string) => href('choose-child', {}, page.lang, { nextPath });
  // There the register is asked again: until it answers, nobody's record is opened.
  if (session.guardianship === 'unavailable') return page.key === 'choose-child' ? null : chooser(url);
  if (maySee(access, session)) return null;
  if (session.ended === 'elsewhere') {
    return href('login-page-for-anonymous-users', {}, page.lang, { nextPath: url, logOut: 'elsewhere' });
  }
  if (session.ended) {
    const reason = session.ended === 'idle' ? 'idle' : 'longest';
    // A guardian chooses the child again, and returns to the same page.
    const next = session.hasActed && page.key !== 'choose-child' ? chooser(url) : url;
    return href('session-timed-out', {}, page.lang, { next, reason });
  }
  if (session.person) return registrationAddress(url, page.lang);
  if (access === 'staff') return href('workspace-sign-in', {}, page.lang, { nextPath: url });
  return href(brand.entryPage, {}, page.lang, { nextPath: url });
}

function maySee(access: PageAccess, { person, staff, patientId }: FastifyRequest['session']): boolean {
  if (access === 'staff') return (person ?? staff) !== null;
  return access === 'identified' ? person !== null : patientId !== null;
}

/** A booking that was opened inside the mobile app stays without header and footer. */
function enterScope(request: FastifyRequest, reply: FastifyReply, isSecure: boolean, page: PageMatch): void {
  const { scope } = page.query as { scope?: 'inAppBooking' | null };
  if (!scope || request.session.scope === scope) return;
  bookingScope(isSecure).enter(reply);
  request.session = { ...request.session, scope };
}

/** The language that an address asks for, whatever else is wrong with it. */
export function languageOfPath(request: LanguageSigns & Pick<FastifyRequest, 'url'>): Language {
  return askedLanguage(request, request.url.split(/[/?#]/)[1]);
}
