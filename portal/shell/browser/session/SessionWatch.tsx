import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '#client/app/app-context.ts';
import { openSessionChannel, type SessionNews } from '#client/app/session-channel.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { href } from '#contract/routes/routes.ts';
import { SESSION_ENDS_IN } from '#contract/session/session-ends-in.ts';
import { SignedIn } from './SignedIn.tsx';
import { takeCookie } from './take-cookie.ts';

const loadEnding = () => import('./SessionEnding.tsx').then((module) => module.SessionEnding);

/** Milliseconds between looks at the clock: a device that has slept has let its timers sleep, too. */
const INTERVAL = 5000;

/**
 * Watches over the end of the session in this tab and in step with the others. It only knows the time; what it says and
 * asks when the end is near is loaded then.
 */
export function SessionWatch(): ReactNode {
  const { session, sessionEnd, clockOffset, language, onSessionEnded } = useApp();
  const { sessionExpires, timing } = session;
  const [end, setEnd] = useState(0);
  const [isNear, setNear] = useState(false);
  const [isNew, setNew] = useState(false);

  useEffect(() => {
    if (!sessionExpires) return;
    const channel = openSessionChannel();
    let told = 0;
    const look = () => setNear(Date.now() > sessionEnd.at - (timing.warnings[0] ?? 0) * 1000);
    // The server's latest answer counts, whichever tab received it.
    const follow = (at: number): void => {
      sessionEnd.at = at;
      setEnd(at);
      look();
      // What is rounded to seconds is no news.
      if (Math.abs(at - told) > 1500) channel.postMessage({ end: at } satisfies SessionNews);
      told = at;
    };
    sessionEnd.onAnswer = ({ headers }) => {
      const seconds = headers.get(SESSION_ENDS_IN);
      if (seconds) follow(Date.now() + Number(seconds) * 1000);
    };
    channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
      if ('end' in data) {
        told = data.end;
        follow(data.end);
      } else if (data.over === 'timed-out') onSessionEnded();
      else {
        const logOut = data.over === 'signed-out' ? 'done' : 'here';
        leaveDocument(href('login-page-for-anonymous-users', {}, language, { logOut }));
      }
    };
    follow(Date.parse(sessionExpires) - clockOffset);
    const timer = setInterval(look, INTERVAL);
    document.addEventListener('visibilitychange', look);
    return () => {
      delete sessionEnd.onAnswer;
      channel.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [sessionExpires, timing, sessionEnd, clockOffset, language, onSessionEnded]);

  useEffect(() => {
    if (takeCookie('authSuccess')) setNew(true);
  }, []);

  return (
    <>
      {isNear && <LazyPart load={loadEnding} props={{ end }} isSilent />}
      {isNew && <SignedIn />}
    </>
  );
}
