import { useToast } from '@portal/design-system/Toast';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { tellTabs } from '#client/app/session-channel.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import type { SessionState } from '#contract/session/session.ts';
import { addressOfPage } from './session-over.ts';
import { stageOf } from './session-stage.ts';

/** Seconds. */
const ROUNDING = 4;

export interface SessionEndingProps {
  /** Milliseconds of this device's clock. */
  readonly end: number;
}

/** Milliseconds for which the continued session is confirmed. */
const STAYED_FOR = 5000;

/** Milliseconds until the button to stay is offered again after a failure. */
const RETRY_FOR = 30_000;

/**
 * The last moments of a session: asks the server whether it really ends, warns with a way to stay (WCAG 2.2.1), and
 * leaves when it has ended. It is removed as soon as the session continues, here or in another tab.
 */
export function SessionEnding({ end }: SessionEndingProps): ReactNode {
  const t = useTranslations('shell.ending');
  const toasts = useToast();
  const { session, language, request, onSessionEnded } = useApp();
  const { warnings, maximum } = session.timing;
  const [known, setKnown] = useState<SessionState>();
  const left = useSecondsLeft(end);
  const stage = stageOf(warnings, left);
  const isAsking = useRef(false);

  /** Resolves to the session as the server sees it; null if there is no answer now. */
  const ask = useEffectEvent(async (headers: Record<string, string>): Promise<SessionState | null> => {
    const answer = (await request('/api/session', { headers }).catch(() => null)) as SessionState | null;
    if (answer?.person === null) {
      tellTabs({ over: 'timed-out' });
      onSessionEnded();
    }
    return answer;
  });

  const stay = useEffectEvent(async (isLongest: boolean) => {
    if (isLongest) {
      const query = new URLSearchParams({ lang: language, next: addressOfPage() });
      return leaveDocument(`/oauth/authenticate?${query}`);
    }
    const answer = await ask({});
    if (answer === null) {
      const action = { label: t('stay'), onPress: () => void stay(isLongest) };
      toasts.show({ message: t('failed'), tone: 'error', duration: RETRY_FOR, action });
    } else if (answer.person) toasts.show({ message: t('stayed'), tone: 'success', duration: STAYED_FOR });
  });

  const isOver = left <= 0;
  // Offline, the server is asked again every second.
  const again = known && !isOver ? 0 : left;
  useEffect(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    void ask({ 'x-background': '1' }).then((answer) => {
      isAsking.current = false;
      if (answer) setKnown(answer);
    });
  }, [isOver, again]);

  const warn = useEffectEvent((seconds: number, isLongest: boolean) =>
    toasts.show({
      message: t(isLongest ? 'longest' : 'idle', { seconds, hours: maximum / 3600 }),
      tone: 'warning',
      isUrgent: true,
      // Removed with the next one or with the page.
      duration: seconds * 1000 + STAYED_FOR,
      action: { label: t('stay'), onPress: () => void stay(isLongest) },
    }),
  );

  const isLongest = known?.sessionExpires === known?.authTokenTimeout;
  const isKnown = known !== undefined;
  useEffect(() => {
    // A round number is easier to hear; a device that has slept may have missed its moment.
    if (isKnown && stage) return warn(stage - left < ROUNDING ? stage : left, isLongest);
    return undefined;
    // Only another stage is worth another warning, not each second.
  }, [isKnown, stage, isLongest]);

  return null;
}

/** Whole seconds until a moment of this device's clock. */
function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((end - now) / 1000);
}
