import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useSend } from '#client/calls/use-send.ts';

/**
 * Says to who listens that the identification has succeeded, once; the header shows it to everybody else. Tells the server
 * by which country's time the device goes.
 */
export function SignedIn(): ReactNode {
  const t = useTranslations('shell');
  const track = useTrackEvent();
  const send = useSend();
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(t('loggedIn'));
    void track({ event: 'authSuccess' });
    // Without it the list of sessions names no country.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    send('PUT /api/session/time-zone', { body: { timeZone } }).catch(() => undefined);
  }, [t, track, send]);
  return <RouteAnnouncer title={words} />;
}
