import { useTranslations } from 'use-intl';
import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';

/** Why a first message was not sent, as its text is named. */
type ChatFailure = 'closed' | 'offline' | 'tooManyRequests' | 'sessionExpired' | 'forbidden' | GeneralFailure;

interface FirstMessage {
  readonly content: string;
}

/** The form that begins a chat. What is typed is kept in this browser until it is sent. */
export function useChatForm(chat: Chat, onOutdated: () => void): Form<FirstMessage, ChatFailure> {
  const t = useTranslations('chats.errors');
  const href = useHref();
  const navigateTo = useNavigateTo();
  const refresh = useRefresh();
  return useForm({
    id: 'chat',
    draft: `chat-${chat}`,
    known: { content: '' } as FirstMessage,
    schema: {
      fields: ['content'],
      check: ({ content }) =>
        content.trim().length > LONGEST_MESSAGE
          ? [{ field: 'content', code: 'tooLong' }]
          : content.trim() === ''
            ? [{ field: 'content', code: 'required' }]
            : [],
      sent: ({ content }) => [content],
    },
    errorText: ({ code }) => t('content', { code, max: LONGEST_MESSAGE }),
    specificFailures: ['tooManyRequests', 'sessionExpired', 'forbidden'],
    send: (send, { content }) =>
      send('POST /api/chats/{chat}', { params: { chat }, body: { content: content.trim() } }),
    outcome: (answer) =>
      answer.type === 'sent'
        ? () => {
            navigateTo(href('conversation', { id: answer.threadId }), { replace: true });
            refresh('/api/chats');
            refresh('/api/customer-messaging?');
          }
        : answer.type,
    onFailure: (failure) => {
      if (failure === 'closed' || failure === 'offline') onOutdated();
    },
  });
}
