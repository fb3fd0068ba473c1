import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

export interface ChargeNoticeProps {
  /** Of the appointment. */
  readonly id: number;
}

/** Leads to what the clinic proposes to charge on top of an appointment, as long as it waits for an answer. */
export function ChargeNotice({ id }: ChargeNoticeProps): ReactNode {
  const t = useTranslations('appointments.charge');
  const href = useHref();
  return (
    <Notice tone="warning" title={t('title')}>
      <Stack gap="small" align="start">
        <Text>{t('text')}</Text>
        <ButtonLink href={href('appointments-additional-payment-approval-page', { id })} tone="secondary">
          {t('action')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
