import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAY_FORM } from '#areas/money/payments/pay-form.ts';
import { createPaymentsService } from '#areas/money/payments/server/feature.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { href } from '#contract/routes/routes.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { partOfFeature } from '../breaks/parts.ts';
import { isOwnChange } from './csrf.ts';
import { askedLanguage } from './preferred-language.ts';
import { sendProblem } from './problems.ts';
import { takeSmallForms } from './small-forms.ts';

type Parts = Parameters<typeof createPaymentsService>[0];

/**
 * `POST /payments/begin`: the form that begins a payment where no script runs. Does what the call does, and shows the page again:
 * with the ways to pay, or why there are none.
 */
export function payFormRoute(contextOf: (request: FastifyRequest) => Context, parts: Parts) {
  const begin = runnableOf(
    { ...createPaymentsService(parts), part: partOfFeature('payments') },
    'POST /api/payments/',
  );
  return async (server: FastifyInstance): Promise<void> => {
    takeSmallForms(server);
    server.post(PAY_FORM, async (request, reply) => {
      const form = (request.body ?? {}) as Record<string, unknown>;
      const { csrfToken, lang, reference, amount, next: after } = form;
      const next = typeof after === 'string' && isInternalPath(after) ? after : null;
      const language = askedLanguage(request, lang);
      reply.header('cache-control', 'no-store');
      const [id = '', ...and] = String(reference).split(',');
      if (!/^[1-9]\d{0,14}$/.test(id)) return sendProblem(reply, 'malformed');
      const page = (query: object) =>
        reply.redirect(href('invoice-payment-page', { id }, language, { and, next, ...query }), 303);
      // A form that is not of this session shows the question again.
      if (!isOwnChange(request, csrfToken, request.session.csrfToken)) return page({});
      const cents = Number(amount);
      const outcome = await runEndpoint(
        begin,
        { ...contextOf(request), language, idempotencyKey: randomUUID() },
        {
          ...(next && { query: { next } }),
          body: {
            requestBody: {
              amount: cents,
              items: [{ productCode: '', unitPrice: cents, units: 1, vatPercentage: 0 }],
              language: language.toUpperCase(),
              reference,
            },
          },
        },
      );
      if ('problem' in outcome) {
        if (outcome.problem === 'authenticationRequired') return page({});
        if (outcome.retryAfter) reply.header('retry-after', String(outcome.retryAfter));
        return sendProblem(reply, outcome.problem, outcome.errors);
      }
      const begun = outcome.body as { readonly type: string; readonly payment?: string };
      return page(begun.payment ? { payment: begun.payment } : { refused: begun.type });
    });
  };
}
