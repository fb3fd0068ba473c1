import { useEffect, useRef, useState } from 'react';
import { DELETE_DRAFT, SAVE_DRAFT } from '#areas/messages/shared/messaging/operations/drafts.ts';
import type { DraftContent } from '#areas/messages/shared/messaging/thread.ts';
import { useIdempotencyKey } from '#client/calls/use-idempotency-key.ts';
import { useSend } from '#client/calls/use-send.ts';
import { CHANGE } from '../states/calls.ts';

/** Milliseconds without a key press after which what is typed is saved. */
const SAVES_AFTER = 1500;

/** What has become of what is typed: nothing yet, it is on its way, when the server had it, or it is on this device only. */
export type DraftState = null | 'saving' | 'local' | { readonly savedAt: string };

export interface ServerDraft {
  readonly state: DraftState;
  /** Saves no more, and resolves once nothing is on its way: a message that is sent leaves no draft behind. */
  readonly hold: () => Promise<void>;
  /** What was held came to nothing. */
  readonly resume: () => void;
}

/**
 * Keeps what is typed on the server, beside the sealed draft of this browser: every device of the patient's shows it.
 *
 * @param threadId null: of a new conversation
 * @param typed null: nothing that the server does not have
 */
export function useServerDraft(threadId: string | null, typed: DraftContent | null): ServerDraft {
  const send = useSend();
  const idempotency = useIdempotencyKey();
  const [state, setState] = useState<DraftState>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef<string | null>(null);
  const isHeld = useRef(false);
  const text = typed && JSON.stringify(typed);

  const save = useRef<(keepalive: boolean) => void>(undefined);
  save.current = (keepalive) => {
    const content = waiting.current;
    waiting.current = null;
    if (content === null || isHeld.current) return;
    setState('saving');
    const draft = JSON.parse(content) as DraftContent;
    const isEmpty = draft.content.trim() === '' && draft.title.trim() === '';
    const body = isEmpty
      ? ({ query: DELETE_DRAFT, variables: { threadId } } as const)
      : ({ query: SAVE_DRAFT, variables: { threadId, draft } } as const);
    queue.current = queue.current
      .then(() => send(CHANGE, { idempotencyKey: idempotency.of(body), body, keepalive }))
      .then(
        ({ data }) => {
          idempotency.settle();
          const answer = data.saveDraft;
          setState(isEmpty ? null : answer?.type === 'saved' ? answer : 'local');
        },
        () => setState('local'),
      );
  };

  useEffect(() => {
    waiting.current = text;
    if (text === null) return;
    const timer = setTimeout(() => save.current?.(false), SAVES_AFTER);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') save.current?.(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      save.current?.(true);
    };
  }, []);

  return {
    state,
    hold: async () => {
      isHeld.current = true;
      waiting.current = null;
      setState(null);
      await queue.current;
    },
    resume() {
      isHeld.current = false;
    },
  };
}
