import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RenewalAnswer } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { CloseReason } from '#areas/messages/shared/messaging/thread.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChanges } from '#client/calls/use-change.ts';
import type { WorkThread } from './thread.ts';

/** What has become of an action. */
export type Acted =
  | AnswerOf<'PUT /api/workspace/threads/{id}/assignee'>
  | AnswerOf<'PUT /api/workspace/threads/{id}/closing'>
  | AnswerOf<'PUT /api/workspace/threads/{id}/renewals'>;

interface Result {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
}

/** What can be done with a conversation, and what has become of the last of it. */
export interface Actions {
  /** Null: nothing was done, or it speaks for itself. */
  readonly result: Result | null;
  /** Counts what was done, so that the same result is announced again. */
  readonly count: number;
  readonly isSending: boolean;
  readonly assign: (assignee: number | null) => Promise<void>;
  /** Null: opens it again. */
  readonly close: (reason: CloseReason | null) => Promise<void>;
  /** Decides on requests to renew prescriptions. */
  readonly decide: (requests: readonly number[], answer: RenewalAnswer) => Promise<void>;
  readonly remove: (message: number, reason: string) => Promise<void>;
  /** Says what has become of something, and shows the conversation as it is now. */
  readonly tell: (acted: Acted, done: string) => void;
}

/** The actions of a conversation; what somebody else has changed meanwhile is said, and nothing is done. */
export function useActions(thread: WorkThread, onChanged: () => void): Actions {
  const t = useTranslations('workspace');
  const changes = useChanges();
  const [result, setResult] = useState<Result | null>(null);
  const [count, setCount] = useState(0);
  const params = { id: String(thread.id) };

  function show(next: Result): void {
    setResult(next);
    setCount((before) => before + 1);
    onChanged();
  }

  function tell(acted: Acted, done: string): void {
    if (acted.type === 'done') show({ tone: 'success', text: done });
    else show({ tone: 'warning', text: wordsOf(acted) });
  }

  function wordsOf(acted: Exclude<Acted, { readonly type: 'done' }>): string {
    switch (acted.type) {
      case 'closedMeanwhile':
        return t('results.closedMeanwhile');
      case 'renewalsWait':
        return t('closing.wait');
      case 'answeredMeanwhile':
        return t('renewals.answeredMeanwhile');
      case 'takenMeanwhile':
        return acted.by === null
          ? t('results.freeMeanwhile')
          : t('results.takenMeanwhile', { name: acted.by });
    }
  }

  const act = async (sent: Promise<Acted>, done: string) => {
    try {
      tell(await sent, done);
    } catch {
      show({ tone: 'error', text: t('results.failed') });
    }
  };

  return {
    result,
    count,
    isSending: changes.isSending,
    tell,
    assign: (assignee) =>
      act(
        changes.run('PUT /api/workspace/threads/{id}/assignee', {
          params,
          body: { expected: thread.assignee?.id ?? null, assignee },
        }),
        t(`results.${assignee === thread.me.id ? 'mine' : assignee === null ? 'freed' : 'given'}`),
      ),
    close: (reason) =>
      act(
        changes.run('PUT /api/workspace/threads/{id}/closing', { params, body: { reason } }),
        t(`results.${reason === null ? 'reopened' : 'closed'}`),
      ),
    decide: (requests, answer) =>
      act(
        changes.run('PUT /api/workspace/threads/{id}/renewals', {
          params,
          body: { requests: [...requests], answer },
        }),
        t('renewals.decided'),
      ),
    remove: (message, reason) =>
      act(
        changes.run('POST /api/workspace/threads/{id}/messages/{message}/deletion', {
          params: { ...params, message: String(message) },
          body: { reason },
        }),
        t('results.deleted'),
      ),
  };
}
