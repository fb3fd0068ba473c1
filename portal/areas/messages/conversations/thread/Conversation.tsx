import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { useToast } from '@portal/design-system/Toast';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Arrivals } from '../states/Arrivals.tsx';
import type { WholeThread } from '../states/calls.ts';
import { AnswerBy } from './AnswerBy.tsx';
import { Messages } from './Messages.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { firstUnreadOf } from './rules-messages.ts';
import { useArrivals } from './use-arrivals.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useScrollTo } from './use-scroll-to.ts';

const loadChatAnswer = () => import('./ChatAnswer.tsx').then((module) => module.ChatAnswer);
const loadClosed = () => import('./ClosedNotice.tsx').then((module) => module.ClosedNotice);

export interface ConversationProps {
  readonly thread: WholeThread;
  /** It has changed elsewhere: it is to be asked for again. */
  readonly onOutdated: () => void;
}

/** The messages of a conversation, and below them its form, or why it has none. */
export function Conversation({ thread, onOutdated }: ConversationProps): ReactNode {
  const { messages, isActive, chat } = thread;
  // What was new when it was opened stays marked while it is read.
  const [firstUnread] = useState(() => firstUnreadOf(messages));
  const arrived = useArrivals(messages);
  useMarkRead(thread);
  useScrollTo(firstUnread ?? messages.at(-1)?.id, messages.at(-1)?.id);
  useClosedToast(isActive);
  return (
    <Stack gap="large">
      <Messages thread={thread} firstUnread={firstUnread} />
      <Arrivals count={arrived} />
      {isActive ? (
        <>
          {chat ? (
            <LazyPart load={loadChatAnswer} props={{ chat }} isServed />
          ) : (
            <AnswerBy messages={messages} />
          )}
          <ReplyForm thread={thread} onOutdated={onOutdated} />
        </>
      ) : (
        <LazyPart load={loadClosed} props={{ thread }} isServed />
      )}
    </Stack>
  );
}

/** Milliseconds that is said for. The notice below the messages stays. */
const TOAST_MS = 15_000;

function useClosedToast(isActive: boolean): void {
  const t = useTranslations('conversations.closed');
  const toasts = useToast();
  const message = t('toast');
  useEffect(
    () => (isActive ? undefined : toasts.show({ message, duration: TOAST_MS })),
    [isActive, message, toasts],
  );
}
