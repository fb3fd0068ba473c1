import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONTEST_FORM } from '#areas/person/contact-change/contest-form.ts';
import { contactChangeService } from '#areas/person/contact-change/server/service.ts';
import { isLinkSecret } from '#contract/routes/link-secret.ts';
import { href } from '#contract/routes/routes.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { isOwnChange } from './csrf.ts';
import { askedLanguage } from './preferred-language.ts';
import { sendProblem } from './problems.ts';
import { takeSmallForms } from './small-forms.ts';

const restore = runnableOf(contactChangeService, 'POST /api/anon/contact-change/{change}');

/**
 * `POST /contact-change`: the form by which contact details are put back where no script runs. Does what the call does
 * and shows the link's page, which says what has become of it; a form that is not of this session shows the question again.
 */
export function contestRoute(contextOf: (request: FastifyRequest) => Context) {
  return async (server: FastifyInstance): Promise<void> => {
    takeSmallForms(server);
    server.post(CONTEST_FORM, async (request, reply) => {
      const { csrfToken, lang, change } = (request.body ?? {}) as Record<string, unknown>;
      const language = askedLanguage(request, lang);
      reply.header('cache-control', 'no-store');
      if (typeof change !== 'string' || !isLinkSecret(change)) return sendProblem(reply, 'malformed');
      if (isOwnChange(request, csrfToken, request.session.csrfToken)) {
        const context = { ...contextOf(request), language, idempotencyKey: randomUUID() };
        const outcome = await runEndpoint(restore, context, {
          params: { change },
          query: { lang: language },
        });
        if ('problem' in outcome) {
          if (outcome.retryAfter) reply.header('retry-after', String(outcome.retryAfter));
          return sendProblem(reply, outcome.problem, outcome.errors);
        }
      }
      return reply.redirect(href('contact-change', { change }, language), 303);
    });
  };
}
