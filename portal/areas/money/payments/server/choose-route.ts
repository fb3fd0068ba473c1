import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHOOSE_FORM, CHOSEN_FIELD } from '#areas/money/shared/invoices/choose-form.ts';
import { MOST_INVOICES } from '#areas/money/shared/invoices/most-invoices.ts';
import { isLanguage, type Language } from '#contract/language/language.ts';
import { isId } from '#contract/routes/route-params.ts';
import { href } from '#contract/routes/routes.ts';
import type { Context } from '#platform/context.ts';

/**
 * `GET /payments/choose`: the form of the list where no script runs. It leads to the page that pays what is chosen, and back to
 * the list where nothing is. Whose invoices they are, and what is owed, that page asks.
 */
export function chooseRoute(contextOf: (request: FastifyRequest, language?: Language) => Context) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get(CHOOSE_FORM, async (request, reply) => {
      const { lang, [CHOSEN_FIELD]: chosen = [] } = Object(request.query) as Record<string, unknown>;
      const wanted = isLanguage(lang) && lang in request.brand.texts ? lang : undefined;
      const { language } = contextOf(request, wanted);
      const [id, ...and] = [chosen].flat().map(String).filter(isId).slice(0, MOST_INVOICES);
      const page =
        id === undefined
          ? href('invoices-page', {}, language)
          : href('invoice-payment-page', { id }, language, { and });
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    });
  };
}
