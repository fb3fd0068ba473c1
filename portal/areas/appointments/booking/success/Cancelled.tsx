import { ButtonLink } from '@portal/design-system/ButtonLink';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { PageMessage } from '../reservation/PageMessage.tsx';

/** The booking that was made here has been cancelled since. */
export function Cancelled(): ReactNode {
  const t = useTranslations('booking.success.cancelled');
  const href = useHref();
  return (
    <PageMessage title={t('title')} text={t('text')} illustration="empty">
      <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
        {t('again')}
      </ButtonLink>
    </PageMessage>
  );
}
