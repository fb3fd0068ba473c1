import { Button } from '@portal/design-system/Button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';

/** Ends a booking inside the mobile app: the app closes the portal. Where no app listens, the booking's first page follows. */
export function CloseButton(): ReactNode {
  const t = useTranslations('booking.success');
  const href = useHref();
  const navigateTo = useNavigateTo();
  function close(): void {
    if (!postToApp({ type: 'close' })) navigateTo(href('appointment-reservation-landing-page'));
  }
  return (
    <Button tone="outline" onPress={close}>
      {t('backToApp')}
    </Button>
  );
}
