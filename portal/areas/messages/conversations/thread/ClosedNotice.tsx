import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { WholeThread } from '../states/calls.ts';

export interface ClosedNoticeProps {
  /** It is closed. */
  readonly thread: WholeThread;
}

/** In place of the form: why nothing can be answered here, and where the matter goes on. */
export function ClosedNotice({ thread }: ClosedNoticeProps): ReactNode {
  const t = useTranslations('conversations.closed');
  const href = useHref();
  const { has } = useFeatures();
  const { id, closeReason, closedAt } = thread;
  return (
    <Notice title={t('title')}>
      <Stack gap="small">
        <Text>
          {t(`reasons.${closeReason ?? 'none'}`)}{' '}
          {closedAt && t.rich('when', { day: () => <DateTime key="day" value={closedAt} format="date" /> })}
        </Text>
        <Inline stacksBelow="medium">
          {closeReason === 'visitNeeded' && (
            <ButtonLink href={href('appointment-reservation-landing-page')}>{t('book')}</ButtonLink>
          )}
          {has('customer-messaging-allowed') && (
            <ButtonLink href={href('conversation-new', {}, { thread: id })} tone="secondary">
              {t('new')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
