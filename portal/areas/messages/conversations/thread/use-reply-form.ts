import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import { SEND_MESSAGE } from '#areas/messages/shared/messaging/operations/thread.ts';
import { useClock } from '#client/app/use-now.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import type { AttachedFiles } from '#components/attachments/attached-files.ts';
import { type Dated, useNewestDraft } from '../draft/use-newest-draft.ts';
import { type DraftState, useServerDraft } from '../draft/use-server-draft.ts';
import { CHANGE, type WholeThread } from '../states/calls.ts';
import { useSentMessage } from './use-sent-message.ts';

/** Why a reply was not sent, as its message is named. */
export type ReplyFailure =
  | 'threadNotFound'
  | 'threadClosed'
  | 'attachmentNotReady'
  | 'maintenance-mode'
  | 'tooManyRequests'
  | 'sessionExpired'
  | 'forbidden'
  | GeneralFailure;

interface Reply extends Dated {
  readonly content: string;
}

export interface ReplyForm {
  readonly form: Form<Reply, ReplyFailure>;
  readonly draft: DraftState;
  /** When what is shown was saved; null: it was typed here. */
  readonly restoredFrom: string | null;
  readonly type: (content: string) => void;
  /** How many have been sent while the page was open. */
  readonly sentCount: number;
}

/**
 * The form that answers in a conversation. What is typed is kept in this browser and on the server; the newest is shown.
 *
 * @param files what goes with the text, or in place of it
 */
export function useReplyForm(
  thread: WholeThread,
  files: Pick<AttachedFiles, 'readyIds'>,
  onOutdated: () => void,
): ReplyForm {
  const { id, draft } = thread;
  const t = useTranslations('conversations.errors');
  const clock = useClock();
  const showSent = useSentMessage();
  const [hasTyped, setTyped] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const holding = useRef<ReturnType<typeof useServerDraft>>(undefined);
  const form = useForm({
    id: 'reply',
    draft: `conversation-${id}`,
    known: { content: draft?.content ?? '', typedAt: draft?.updatedAt ?? '' } as Reply,
    schema: {
      fields: ['content'],
      check: ({ content }) =>
        content.trim().length > LONGEST_MESSAGE
          ? [{ field: 'content', code: 'tooLong' }]
          : content.trim() === '' && files.readyIds.length === 0
            ? [{ field: 'content', code: 'required' }]
            : [],
      sent: ({ content }) => [content, ...files.readyIds],
    },
    errorText: ({ code }) => t('content', { code, max: LONGEST_MESSAGE }),
    specificFailures: ['tooManyRequests', 'sessionExpired', 'forbidden'],
    send: async (send, { content }) => {
      await holding.current?.hold();
      return send(CHANGE, {
        body: {
          query: SEND_MESSAGE,
          variables: {
            threadId: id,
            message: { content: content.trim(), attachmentIds: [...files.readyIds] },
          },
        },
      });
    },
    outcome: ({ data: { sendMessage: answer } }, { content }) =>
      answer?.type === 'sent'
        ? () => {
            holding.current?.resume();
            setTyped(false);
            setSentCount((count) => count + 1);
            showSent(id, { id: answer.messageId, created: answer.sentAt, content: content.trim() });
            onOutdated();
          }
        : (answer?.type ?? 'unknownError'),
    onFailure: (failure) => {
      holding.current?.resume();
      if (failure === 'threadClosed') onOutdated();
    },
    stays: true,
  });
  useNewestDraft(form, draft?.updatedAt ?? null, hasTyped);
  const { content } = form.values;
  const serverDraft = useServerDraft(id, hasTyped ? { title: '', content, recipientId: null } : null);
  holding.current = serverDraft;
  return {
    form,
    draft: serverDraft.state,
    restoredFrom: hasTyped || content.trim() === '' ? null : form.values.typedAt || null,
    type(text) {
      setTyped(true);
      form.change({ content: text, typedAt: clock().toISOString() }, 'content');
    },
    sentCount,
  };
}
