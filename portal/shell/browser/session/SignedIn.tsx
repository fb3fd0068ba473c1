import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useSend } from '#client/calls/use-send.ts';

/**
 * Announces once to screen readers that the identification has succeeded; the header shows it to others. Reports
 * the country of the device's time zone to the server.
 */
export function SignedIn(): ReactNode {
  const t = useTranslations('shell');
  const track = useTrackEvent();
  const send = useSend();
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(t('signedIn'));
    void track({ event: 'authSuccess' });
    // Without it the list of sessions shows no country.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    send('PUT /api/session/time-zone', { body: { timeZone } }).catch(() => undefined);
  }, [t, track, send]);
  return <RouteAnnouncer title={words} />;
}
