import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Prescription } from '../contract.ts';

type Request = NonNullable<Prescription['request']>;

export interface RequestStateProps {
  readonly prescription: Pick<Prescription, 'request' | 'notRenewable'>;
  /** Whether its state is told in a word, too. Default: true. */
  readonly hasBadge?: boolean;
}

/** What has become of renewing a prescription: nothing was sent, it was sent, the clinic has answered; or why it cannot be renewed here. */
export function RequestState({ prescription, hasBadge = true }: RequestStateProps): ReactNode {
  const t = useTranslations('prescriptions.request');
  const { request, notRenewable } = prescription;
  if (!request)
    return (
      <Text size="small" tone="muted">
        {t(notRenewable ? `not.${notRenewable}` : 'nothingSent')}
      </Text>
    );
  const { answer, sentAt } = request;
  const state = stateOf(request);
  return (
    <Stack gap="xxsmall" align="start">
      {hasBadge && <RequestBadge request={request} />}
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

/** The same in a word. */
export function RequestBadge({ request }: { readonly request: Request }): ReactNode {
  const t = useTranslations('prescriptions.request');
  const state = stateOf(request);
  return <Badge tone={TONES[state]}>{t(`${state}.badge`)}</Badge>;
}

function stateOf({ answer }: Request): keyof typeof TONES {
  return answer?.outcome ?? 'sent';
}

/** What was sent is on its way: a state that asks for nothing, so it has no colour of its own. */
const TONES = { sent: 'neutral', renewed: 'success', declined: 'warning' } as const;
