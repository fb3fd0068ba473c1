import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import type { WholeThread } from '../states/calls.ts';
import { MessageItem } from './MessageItem.tsx';
import { messagesByDay } from './rules-messages.ts';
import { useOlderMessages } from './use-older-messages.ts';

export interface MessagesProps {
  readonly thread: WholeThread;
  /** Id of the message from which on they are new; undefined: none are. */
  readonly firstUnread: string | undefined;
}

/** The latest messages by day, the newest last; older ones come when they are asked for. */
export function Messages({ thread, firstUnread }: MessagesProps): ReactNode {
  const t = useTranslations('conversations.thread');
  const now = useNow();
  const older = useOlderMessages(thread);
  return (
    <Stack gap="medium">
      {older.left > 0 && (
        <LoadMore
          label={t('older', { count: older.left })}
          isLoading={older.isLoading}
          error={older.hasFailed ? t('olderFailed') : undefined}
          onPress={older.show}
        />
      )}
      {messagesByDay(older.messages).map(({ day, messages }) => (
        <Fragment key={day}>
          <Text size="small" tone="muted" align="center" weight="strong">
            <DateTime value={day} format="dayDate" now={now.toISOString()} isCapitalised />
          </Text>
          <Stack as="ol" gap="medium" aria-label={t('messages')}>
            {messages.map((message) => (
              <Fragment key={message.id}>
                {message.id === firstUnread && (
                  <Stack as="li" gap="none" align="center">
                    <Badge tone="accent">{t('firstUnread')}</Badge>
                  </Stack>
                )}
                <MessageItem message={message} />
              </Fragment>
            ))}
          </Stack>
        </Fragment>
      ))}
    </Stack>
  );
}
