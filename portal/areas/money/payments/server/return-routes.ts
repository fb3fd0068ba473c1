import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/language/language.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { href } from '#contract/routes/routes.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { Context } from '#platform/context.ts';
import { LoggableError } from '#platform/loggable-error.ts';
import { applyRefund } from './apply-refund.ts';
import { type AppliedStatus, applyStatus } from './apply-status.ts';
import { CALLBACK_PATH, REFUND_PATH, REPORT_PATH, RETURN_PATH } from './return-paths.ts';
import { LONGEST_REPORT, takeReport } from './take-report.ts';

export interface ReturnRouteParts {
  readonly paytrail: Paytrail;
  readonly contextOf: (request: FastifyRequest, language?: Language) => Context;
}

/** What a return is, for the security log: `forged` where the provider has not signed it for this brand. */
type Returned = AppliedStatus | { readonly type: 'forged' };

/**
 * What the provider tells of payments, and payers on their way back bring along. Neither needs a session: the provider's signature
 * is what counts, and the payer's own page shows what it belongs to after a login only.
 */
export function returnRoutes({ paytrail, contextOf }: ReturnRouteParts) {
  const take = async (
    request: FastifyRequest,
    heardBy: 'callback' | 'redirect',
    context: Context,
  ): Promise<Returned> => {
    const { brand, inScope, vault, now, requestId, answered } = context;
    const path = heardBy === 'callback' ? CALLBACK_PATH : RETURN_PATH;
    const told = paytrail.readReturn(brand.id, Object(request.query) as Record<string, unknown>);
    const returned: Returned = told
      ? await applyStatus({ inScope, vault, now, requestId }, told, heardBy, brand.id)
      : { type: 'forged' };
    answered(`GET ${path}`, returned.type);
    return returned;
  };

  return async (server: FastifyInstance): Promise<void> => {
    server.get(CALLBACK_PATH, async (request, reply) => {
      const { type } = await take(request, 'callback', contextOf(request));
      return quiet(reply)
        .code(type === 'applied' ? 204 : 400)
        .send();
    });

    server.get(REFUND_PATH, async (request, reply) => {
      const { brand, inScope, vault, now, requestId, answered } = contextOf(request);
      const told = paytrail.readReturn(brand.id, Object(request.query) as Record<string, unknown>);
      const { type } = told
        ? await applyRefund({ inScope, vault, now, requestId }, told, brand.id)
        : ({ type: 'forged' } as const);
      answered(`GET ${REFUND_PATH}`, type);
      return quiet(reply)
        .code(type === 'applied' ? 204 : 400)
        .send();
    });

    // In a scope of its own: a signature is over the text as it was sent.
    server.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: LONGEST_REPORT },
        (_request, body, done) => done(null, body),
      );
      raw.post(REPORT_PATH, async (request, reply) => {
        const context = contextOf(request);
        const { brand, answered, report } = context;
        const text = typeof request.body === 'string' ? request.body : '';
        const isOwn = paytrail.isOwn(brand.id, request.headers, text);
        const isTaken = isOwn && (await takeReport(context, brand.id, text));
        // From the provider itself: the form of its reports may have changed.
        if (isOwn && !isTaken) report(new LoggableError('A signed report of a settlement cannot be read'));
        answered(`POST ${REPORT_PATH}`, isTaken ? 'taken' : isOwn ? 'malformed' : 'forged');
        return quiet(reply)
          .code(isTaken ? 204 : 400)
          .send();
      });
    });

    server.get(RETURN_PATH, async (request, reply) => {
      const { lang, 'checkout-stamp': stamp } = Object(request.query) as Record<string, unknown>;
      const language = isLanguage(lang) && lang in request.brand.texts ? lang : undefined;
      const context = contextOf(request, language);
      const returned = await take(request, 'redirect', context);
      quiet(reply);
      if (returned.type !== 'applied') return reply.redirect(href('front-page', {}, context.language), 303);
      // Nobody has begun to pay, says the provider: for the payer it is under way.
      const status = returned.status === 'new' ? 'pending' : returned.status;
      if (returned.isGuest)
        return reply.redirect(
          href('invoice-notification-landing-page', {}, context.language, { payment: String(stamp) }),
          303,
        );
      const page = href('payment-page', { status }, context.language, {
        payment: String(stamp),
        // A page may be gone since an older version has written it down.
        next: returned.next !== null && isInternalPath(returned.next) ? returned.next : null,
      });
      return reply.redirect(page, 303);
    });
  };
}

/** What the provider's parameters say stays in no cache, and goes to no other site. */
function quiet(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
}
