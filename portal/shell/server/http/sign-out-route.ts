import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createIdentificationService } from '#areas/person/identification/server/service.ts';
import { href } from '#contract/routes/routes.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runHandler } from '#platform/calls/run-handler.ts';
import type { Context } from '#platform/context.ts';
import { isOwnChange } from './csrf.ts';
import { askedLanguage } from './preferred-language.ts';
import { takeSmallForms } from './small-forms.ts';

const signOut = runnableOf(createIdentificationService([]), 'POST /api/logout');

/**
 * `POST /logout`: the form of the login page by which one logs out where no script runs. Ends the same sessions as the call
 * does and shows the login page; a form that is not of this session shows the question again.
 */
export function signOutRoute(contextOf: (request: FastifyRequest) => Context) {
  return async (server: FastifyInstance): Promise<void> => {
    takeSmallForms(server);
    server.post('/logout', async (request, reply) => {
      const { csrfToken, lang } = (request.body ?? {}) as Record<string, unknown>;
      const language = askedLanguage(request, lang);
      const isOwn = isOwnChange(request, csrfToken, request.session.csrfToken);
      if (isOwn) await runHandler(signOut, contextOf(request), {} as never);
      const next = href('login-page-for-anonymous-users', {}, language, { logOut: isOwn ? 'done' : 'ask' });
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  };
}
