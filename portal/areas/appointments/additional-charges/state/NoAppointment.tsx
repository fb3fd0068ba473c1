import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { OtherMatters } from '#components/OtherMatters.tsx';

/** In place of a charge for an appointment that the patient does not have. */
export function NoAppointment(): ReactNode {
  const t = useTranslations('additional-charges.notFound');
  const href = useHref();
  return (
    <Page width="prose">
      <Stack gap="large" align="start">
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead">{t('text')}</Text>
        <ButtonLink href={href('appointment-list')}>{t('action')}</ButtonLink>
        <OtherMatters />
      </Stack>
    </Page>
  );
}
