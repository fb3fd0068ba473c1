import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '#areas/messages/shared/messaging/limits.ts';
import { START_CONVERSATION } from '#areas/messages/shared/messaging/operations/new-thread.ts';
import { useClock } from '#client/app/use-now.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import type { AttachedFiles } from '#components/attachments/attached-files.ts';
import { type Dated, useNewestDraft } from '../draft/use-newest-draft.ts';
import { type DraftState, useServerDraft } from '../draft/use-server-draft.ts';
import { ADDRESS, CHANGE, type READ, type Recipient } from '../states/calls.ts';
import { newConversationErrors } from './rules-new.ts';

export type NewFailure =
  | 'recipientNotFound'
  | 'attachmentNotReady'
  | 'maintenance-mode'
  | 'tooManyRequests'
  | 'sessionExpired'
  | 'forbidden'
  | GeneralFailure;

/** What is typed into the form. */
export interface NewConversation extends Dated {
  readonly recipientId: string;
  readonly title: string;
  readonly content: string;
}

export interface NewConversationOptions {
  readonly recipients: readonly Recipient[];
  /** What the server has kept of it. */
  readonly draft: NonNullable<AnswerOf<typeof READ>['data']['draft']> | null;
  /** What goes with the message. */
  readonly files: Pick<AttachedFiles, 'readyIds'>;
  /** What the form begins with, where nothing is typed yet. */
  readonly beginning: Pick<NewConversation, 'recipientId' | 'title'>;
  /** Names the draft of this browser, with what it is about. */
  readonly draftName: string;
}

export interface NewConversationForm {
  readonly form: Form<NewConversation, NewFailure>;
  readonly draftState: DraftState;
  /** When what is shown was saved; null: it was typed here. */
  readonly restoredFrom: string | null;
  readonly type: (changed: Partial<NewConversation>, field: string) => void;
}

/** The form that starts a conversation. What is typed is kept in this browser and on the server; the newest is shown. */
export function useNewConversationForm(options: NewConversationOptions): NewConversationForm {
  const { draft, files, beginning, draftName } = options;
  const t = useTranslations('conversations.errors');
  const clock = useClock();
  const href = useHref();
  const navigateTo = useNavigateTo();
  const refresh = useRefresh();
  const [hasTyped, setTyped] = useState(false);
  const holding = useRef<ReturnType<typeof useServerDraft>>(undefined);
  // What was begun about something else stays where it is: this one begins with its own subject.
  const isOwn = draft !== null && (beginning.title === '' || beginning.title === draft.title);
  const kept = isOwn ? draft : null;
  const form = useForm({
    id: 'new-conversation',
    draft: draftName,
    known: {
      recipientId: kept?.recipientId ?? beginning.recipientId,
      title: kept?.title ?? beginning.title,
      content: kept?.content ?? '',
      typedAt: kept?.updatedAt ?? '',
    } as NewConversation,
    schema: {
      fields: ['recipientId', 'title', 'content'],
      check: newConversationErrors,
      sent: ({ recipientId, title, content }) => [recipientId, title, content, ...files.readyIds],
    },
    errorText: ({ field, code }) =>
      field === 'recipientId'
        ? t('recipientId')
        : field === 'title'
          ? t('title', { code, max: LONGEST_SUBJECT })
          : t('content', { code, max: LONGEST_MESSAGE }),
    specificFailures: ['tooManyRequests', 'sessionExpired', 'forbidden'],
    send: async (send, { recipientId, title, content }) => {
      await holding.current?.hold();
      return send(CHANGE, {
        body: {
          query: START_CONVERSATION,
          variables: {
            title: title.trim(),
            type: 'customer',
            participantIds: [recipientId],
            firstMessage: { message: { content: content.trim(), attachmentIds: [...files.readyIds] } },
          },
        },
      });
    },
    outcome: ({ data: { sendMessageInNewThread: answer } }) => {
      if (answer?.type !== 'sent') return newFailureOf(answer?.type);
      return () => {
        const { threadId } = answer;
        navigateTo(threadId ? href('conversation', { id: Number(threadId) }) : href('conversation-list'), {
          replace: true,
        });
        // Not before: the page would wait for what it shows.
        refresh(ADDRESS);
      };
    },
    onFailure: () => holding.current?.resume(),
  });
  const { recipientId, title, content, typedAt } = form.values;
  useNewestDraft(form, kept?.updatedAt ?? null, hasTyped);
  const serverDraft = useServerDraft(
    null,
    hasTyped && !form.isSettled ? { title, content, recipientId } : null,
  );
  holding.current = serverDraft;
  return {
    form,
    draftState: serverDraft.state,
    restoredFrom: hasTyped || content.trim() === '' ? null : typedAt || null,
    type(changed, field) {
      setTyped(true);
      form.change({ ...changed, typedAt: clock().toISOString() }, field);
    },
  };
}

/** What a renewal alone can answer does not come here. */
function newFailureOf(
  type: string | undefined,
): 'recipientNotFound' | 'attachmentNotReady' | 'maintenance-mode' | 'unknownError' {
  return type === 'recipientNotFound' || type === 'attachmentNotReady' || type === 'maintenance-mode'
    ? type
    : 'unknownError';
}
