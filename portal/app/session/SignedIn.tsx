import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTrackEvent } from '#contract/client/use-track-event.ts';

/** Says to who listens that the identification has succeeded, once; the header shows it to everybody else. */
export function SignedIn(): ReactNode {
  const t = useTranslations('shell');
  const track = useTrackEvent();
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(t('loggedIn'));
    void track({ event: 'authSuccess' });
  }, [t, track]);
  return <RouteAnnouncer title={words} />;
}
