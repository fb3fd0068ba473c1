import { useState } from 'react';
import type { AnswerOf, InputOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { failureOf } from '#client/forms/failure.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';

const ANSWER = 'POST /api/appointments/{id}/additional-charge';

/** Why an answer was not taken. `over`: the proposal cannot be answered any more. */
export type AnswerFailure =
  | 'network'
  | 'unknownError'
  | 'bindingRequired'
  | 'changed'
  | 'alreadyAnswered'
  | 'over';

type Given = InputOf<typeof ANSWER>['body'];

export interface Answering {
  readonly answer: (given: Given) => Promise<void>;
  readonly isSending: boolean;
  readonly failure: AnswerFailure | null;
  /** How many tries there were: the same failure is told each time. */
  readonly attempt: number;
}

/** Answers a proposal: an approval leads to its own page, everything else is told on this one. */
export function useAnswer(id: number): Answering {
  const { run, isSending } = useChange(ANSWER);
  const refresh = useRefresh();
  const navigateTo = useNavigateTo();
  const href = useHref();
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function send(given: Given): Promise<AnswerFailure | null> {
    if (given.answer === 'approve' && !given.acceptsBinding) return 'bindingRequired';
    try {
      return failureOfAnswer((await run({ params: { id }, body: given })).type);
    } catch (error) {
      return failureOf(error, []);
    }
  }

  async function answer(given: Given): Promise<void> {
    const found = await send(given);
    setFailure(found);
    setAttempt((count) => count + 1);
    if (found === 'bindingRequired' || found === 'network' || found === 'unknownError') return;
    refresh('/api/appointments');
    refresh('/api/own-appointments');
    if (found === null && given.answer === 'approve') {
      // Going back must not lead to the question once more.
      navigateTo(href('appointment-additional-payment-success-page', { id }), { replace: true });
    }
  }

  return { answer, isSending, failure, attempt };
}

function failureOfAnswer(type: AnswerOf<typeof ANSWER>['type']): AnswerFailure | null {
  switch (type) {
    case 'approved':
    case 'declined':
      return null;
    case 'bindingRequired':
    case 'changed':
    case 'alreadyAnswered':
    case 'unknownError':
      return type;
    default:
      return 'over';
  }
}
