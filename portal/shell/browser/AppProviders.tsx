import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { AppContext, type AppValue, type SessionEnd } from '#client/app/app-context.ts';
import { isProblem, ProblemError } from '#client/calls/call-error.ts';
import { request } from '#client/calls/request.ts';
import { retryRead } from '#client/calls/retry-read.ts';
import { FreshAddresses } from '#client/calls/use-call.ts';
import { reloadDocument, reloadForAnother } from '#client/navigation/leave-document.ts';
import { createLeaving, LeavingContext } from '#client/unsaved-changes/ask-before-leaving.ts';
import { hasPage } from '#contract/brand/brand-pages.ts';
import type { PageState } from '#contract/pages/render.ts';
import { isBuilt } from './is-built.ts';
import { routable } from './routing/can-route.ts';
import { usePlaceInHistory } from './routing/use-place-in-history.ts';

export interface AppProvidersProps {
  readonly state: PageState;
  /** When the answer with the state came, in milliseconds of this device's clock. */
  readonly answeredAt: number;
  readonly children: ReactNode;
}

/** Milliseconds that what came with the document counts as fresh. */
const FRESH_FOR = 5000;

/** Session, brand, clock and the kept answers, for everything that is shown. */
export function AppProviders({ state, answeredAt, children }: AppProvidersProps): ReactNode {
  const navigate = useNavigate();
  const [session, setSession] = useState(state.session);
  const [leaving] = useState(createLeaving);
  const [calls] = useState(createCalls);
  const [clockOffset] = useState(() => Date.parse(state.now) - answeredAt);
  // A child's layout effects run before its parent's, so this listener comes before that of the router around it.
  useLayoutEffect(() => leaving.listen(), [leaving]);
  usePlaceInHistory();
  const fresh = useFreshAddresses(state);
  const { brand, lang } = state;

  const app = useMemo<AppValue>(
    () => ({
      brand,
      language: lang,
      session,
      setSession,
      isBuilt: (key) => isBuilt(key) && hasPage(brand, key),
      clockOffset,
      ...calls,
      renderedAt: Date.parse(state.now),
      navigate(url, options = {}) {
        if (routable(url, { brand, language: lang, session })) void navigate(url, options);
        else if (options.replace) window.location.replace(url);
        else window.location.assign(url);
      },
      onSessionEnded() {
        import('./session/session-over.ts').then(
          ({ leaveEndedSession }) => leaveEndedSession(session, calls.sessionEnd.at, clockOffset, lang),
          // The server knows where to.
          () => reloadDocument(),
        );
      },
    }),
    [brand, lang, session, clockOffset, calls, navigate, state.now],
  );

  const answers = useMemo(
    () => ({
      provider: () => keptAnswers(state),
      onErrorRetry: retryRead,
      onError(error: unknown) {
        if (isProblem(error, 'authenticationRequired') && session.personId) app.onSessionEnded();
        if (isProblem(error, 'scopeChanged')) reloadForAnother();
      },
    }),
    [state, session.personId, app],
  );

  return (
    <AppContext value={app}>
      <FreshAddresses value={fresh}>
        <LeavingContext value={leaving}>
          <SWRConfig value={answers}>{children}</SWRConfig>
        </LeavingContext>
      </FreshAddresses>
    </AppContext>
  );
}

/** How pages call the server, and what each answer tells of the session's end. */
function createCalls(): Pick<AppValue, 'request' | 'sessionEnd'> {
  const sessionEnd: SessionEnd = { at: 0 };
  return {
    sessionEnd,
    request: (url, init) => request(url, init, (answer) => sessionEnd.onAnswer?.(answer)),
  };
}

/** The embedded answers as if the browser had asked for them. */
function keptAnswers({ fallback, problems }: PageState) {
  return new Map<string, object>([
    ...Object.entries(fallback).map(([url, data]) => [url, { data }] as const),
    ...Object.entries(problems).map(([url, problem]) => [url, { error: new ProblemError(problem) }] as const),
  ]);
}

function useFreshAddresses(state: PageState): Set<string> {
  const [fresh] = useState(() => new Set([...Object.keys(state.fallback), ...Object.keys(state.problems)]));
  useEffect(() => {
    const timer = setTimeout(() => fresh.clear(), FRESH_FOR);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
