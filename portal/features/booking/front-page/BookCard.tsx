import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Hero } from '@portal/design-system/Hero';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** The way to a new appointment, on the front page. Its words are the shell's: nothing else of booking is shown there. */
export function BookCard(): ReactNode {
  const t = useTranslations('shell.front');
  const href = useHref();
  const isBuilt = useIsBuilt();
  if (!isBuilt('appointment-reservation-landing-page')) return null;
  return (
    <Hero level={2} title={t('bookTitle')} lead={t('bookText')}>
      <ButtonLink href={href('appointment-reservation-landing-page')} size="large" icon={<CalendarAddIcon />}>
        {t('book')}
      </ButtonLink>
    </Hero>
  );
}
