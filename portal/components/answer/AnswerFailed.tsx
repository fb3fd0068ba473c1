import { ErrorState, type ErrorStateProps } from '@portal/design-system/ErrorState';
import type { ReactNode } from 'react';
import type { CallState } from '#client/calls/use-call.ts';
import { AnswerFrame } from './AnswerFrame.tsx';

export interface AnswerFailedProps {
  /** The call, as `useCall` has it. */
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'>;
  /** Said where it could not be loaded, beside the button that tries again. */
  readonly failed: Pick<ErrorStateProps, 'title' | 'level'> & { readonly text?: ReactNode };
  /** Without a card of its own, as where it stands in one already. Default: false. */
  readonly isBare?: boolean;
}

/** In place of an answer that could not be loaded: says so, and asks again. */
export function AnswerFailed({ answer, failed, isBare }: AnswerFailedProps): ReactNode {
  const { text, ...says } = failed;
  return (
    <AnswerFrame isBare={isBare}>
      <ErrorState {...says} onRetry={answer.retry} isRetrying={answer.isRefreshing}>
        {text}
      </ErrorState>
    </AnswerFrame>
  );
}
