import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Prescription } from '../contract.ts';

export interface RequestStateProps {
  readonly prescription: Pick<Prescription, 'request' | 'notRenewable'>;
}

/** What has become of renewing a prescription: nothing was sent, it was sent, the clinic has answered; or why it cannot be renewed here. */
export function RequestState({ prescription: { request, notRenewable } }: RequestStateProps): ReactNode {
  const t = useTranslations('prescriptions.request');
  if (!request)
    return (
      <Text size="small" tone="muted">
        {t(notRenewable ? `not.${notRenewable}` : 'nothingSent')}
      </Text>
    );
  const { answer, sentAt } = request;
  const state = answer?.outcome ?? 'sent';
  return (
    <Stack gap="xxsmall" align="start">
      <Badge tone={TONES[state]}>{t(`${state}.badge`)}</Badge>
      <Text size="small">
        {t.rich(`${state}.text`, {
          sent: () => <DateTime value={sentAt} format="date" />,
          answered: () => <DateTime value={answer?.at ?? sentAt} format="date" />,
        })}{' '}
        {state === 'renewed' && t('renewed.next')}
        {state === 'declined' && t(`declined.reasons.${answer?.reason ?? 'other'}`)}
      </Text>
    </Stack>
  );
}

const TONES = { sent: 'accent', renewed: 'success', declined: 'warning' } as const;
