import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import { sendProblem } from '../http/problems.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { sendDevelopmentError } from './development-error.ts';
import { languageOfPath } from './page-route.ts';
import type { SendPage } from './send-page.ts';

/** The error page in the brand and language of the request; what cannot even be drawn stays a problem. */
export function createSendErrorPage(sendPage: SendPage, sessions: Sessions, isDevelopment = false) {
  return async (request: FastifyRequest, reply: FastifyReply, code: ProblemCode, cause: unknown) => {
    if (isDevelopment && code === 'unexpected') return sendDevelopmentError(request, reply, cause);
    const status = PROBLEMS[code];
    reply.problem = code;
    const page = code === 'tooManyRequests' ? 'limited' : 'error';
    const mayTryAgain = status === 503 || status === 429;
    if (mayTryAgain && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    try {
      request.session ??= sessions.visitor(request.brand.id);
      return await sendPage(request, reply, page, languageOfPath(request), status);
    } catch (error) {
      request.log.error({ err: error }, 'the error page failed');
      return sendProblem(reply, code);
    }
  };
}
