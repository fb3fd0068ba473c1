import { DateTime } from '@portal/design-system/DateTime';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { openingAt } from '#contract/time/service-hours.ts';

export interface ChatAnswerProps {
  /** Which chat it is: a nurse or a doctor answers. */
  readonly chat: string;
}

/** Whether somebody answers the chat now, and until or from when. */
export function ChatAnswer({ chat }: ChatAnswerProps): ReactNode {
  const t = useTranslations('conversations.chat');
  const now = useNow();
  const { isOpen, changesAt } = openingAt('chat', now);
  return (
    <Text size="small" tone="muted" align="end">
      {t.rich(isOpen ? 'open' : 'closed', {
        chat,
        at: () => (
          <DateTime key="at" value={changesAt.toISOString()} format="dayAtTime" now={now.toISOString()} />
        ),
      })}
    </Text>
  );
}
