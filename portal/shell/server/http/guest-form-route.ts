import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GUEST_FORM, GUEST_FORM_ID } from '#areas/money/payments/pay-form.ts';
import { guestFields, typedCents } from '#areas/money/payments/rules-guest.ts';
import { createPaymentsService } from '#areas/money/payments/server/feature.ts';
import { keptText, textErrors } from '#contract/calls/text-rule.ts';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { href } from '#contract/routes/routes.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { partOfFeature } from '../breaks/parts.ts';
import { isOwnChange } from './csrf.ts';
import { askedLanguage } from './preferred-language.ts';
import { takeSmallForms } from './small-forms.ts';

const PAGE = 'invoice-notification-landing-page';

type Parts = Parameters<typeof createPaymentsService>[0];

/**
 * `POST /payments/begin-as-guest`: the landing page's form where no script runs. Does what the call does, and shows the page again: with the
 * ways to pay, or what was wrong. What was typed is in no address: others may see those.
 */
export function guestFormRoute(contextOf: (request: FastifyRequest) => Context, parts: Parts) {
  const begin = runnableOf(
    { ...createPaymentsService(parts), part: partOfFeature('payments') },
    'POST /api/anon/payments',
  );
  return async (server: FastifyInstance): Promise<void> => {
    takeSmallForms(server);
    server.post(GUEST_FORM, async (request, reply) => {
      const form = (request.body ?? {}) as Record<string, unknown>;
      const { csrfToken, lang } = form;
      const language = askedLanguage(request, lang);
      const page = (query: Partial<PageQuery<typeof PAGE>>) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(`${href(PAGE, {}, language, query)}${query.payment ? '' : `#${GUEST_FORM_ID}`}`, 303);
      // A form that is not of this session shows the question again.
      if (!isOwnChange(request, csrfToken, request.session.csrfToken)) return page({});
      const [invoiceNumber = '', sum = '', email = ''] = ['invoiceNumber', 'sum', 'email'].map((name) =>
        // A field that comes twice is a list.
        typeof form[name] === 'string' ? form[name] : '',
      );
      // As where a script runs: what cannot be right counts for nobody's tries.
      const wrong = textErrors(guestFields, { invoiceNumber, sum, email }).map(({ field }) => field);
      if (wrong.length > 0) return page({ wrong });
      const outcome = await runEndpoint(
        begin,
        { ...contextOf(request), language, idempotencyKey: randomUUID() },
        {
          body: {
            invoiceNumber: keptText(invoiceNumber, guestFields.invoiceNumber),
            sumCents: typedCents(sum),
            email: email.trim(),
          },
        },
      );
      if ('problem' in outcome) {
        const { problem } = outcome;
        return page({ refused: problem === 'tooManyRequests' ? problem : 'unavailable' });
      }
      const begun = outcome.body as
        | { readonly type: 'success'; readonly payment: string }
        | { readonly type: 'notPayable' | 'unavailable' };
      return page(begun.type === 'success' ? { payment: begun.payment } : { refused: begun.type });
    });
  };
}
