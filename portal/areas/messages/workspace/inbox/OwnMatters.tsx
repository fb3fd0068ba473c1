import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/** The ways to what everybody does here as a patient of their own. */
export function OwnMatters(): ReactNode {
  const t = useTranslations('workspace');
  const href = useHref();
  return (
    <Stack as="section" gap="medium" aria-label={t('own.label')}>
      <DescriptionCard
        level={2}
        icon={<UserIcon size="large" />}
        title={t('own.title')}
        description={t('own.text')}
        href={href('front-page')}
      />
      <DescriptionCard
        level={2}
        icon={<CalendarAddIcon size="large" />}
        title={t('book.title')}
        description={t('book.text')}
        href={href('appointment-reservation-landing-page')}
      />
    </Stack>
  );
}
