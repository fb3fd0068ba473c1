import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Message } from './Message.tsx';
import type { WorkThread } from './thread.ts';

export interface MessagesProps {
  /** The conversation. */
  readonly thread: WorkThread;
  /** Deletes one of the clinic's; null: the reader may not. */
  readonly onDelete: ((message: number, reason: string) => Promise<void>) | null;
}

/** The messages of a conversation, the first of them first. */
export function Messages({ thread, onDelete }: MessagesProps): ReactNode {
  const t = useTranslations('workspace.thread');
  return (
    <Stack as="ol" gap="small" aria-label={t('messages')}>
      {thread.messages.map((message) => (
        <Stack as="li" key={message.id}>
          <Message
            threadId={thread.id}
            message={message}
            onDelete={message.author.type === 'professional' && message.deletion === null ? onDelete : null}
          />
        </Stack>
      ))}
    </Stack>
  );
}
