import { sessionEndpoints } from '#contract/session/session.ts';
import { implement, ok } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { keepCountry } from './keep-country.ts';
import type { OpenSession } from './open-session.ts';
import { endOtherSessions, endOwnSession, showOwnSessions } from './own-sessions.ts';
import type { SessionLimits } from './session-end.ts';
import { sessionState } from './session-state.ts';
import type { Sessions } from './sessions.ts';

/** The calls about the session itself. The server's contexts carry the open session, whole. */
export function createSessionService(sessions: Sessions, limits: SessionLimits) {
  const stateOf = (context: Context) =>
    sessionState(context.session as OpenSession, context.brand, context.language, limits, context);
  return implement(sessionEndpoints, {
    'GET /api/session': { outside: async (context) => ok(await stateOf(context)) },
    'PUT /api/session': {
      async outside(context, { body }) {
        await sessions.remember(context.session as OpenSession, body, context.now);
        const session = { ...context.session, ...body } as OpenSession;
        return ok(await stateOf({ ...context, session }));
      },
    },
    'PUT /api/session/time-zone': keepCountry,
    'GET /api/sessions': showOwnSessions(limits),
    'DELETE /api/sessions/{id}': endOwnSession,
    'DELETE /api/sessions': endOtherSessions,
  });
}
