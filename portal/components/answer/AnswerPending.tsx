import { ErrorState, type ErrorStateProps } from '@portal/design-system/ErrorState';
import type { ReactNode } from 'react';
import type { CallState } from '#client/calls/use-call.ts';
import { AnswerFrame } from './AnswerFrame.tsx';

export interface AnswerPendingProps {
  /** The call, as `useCall` has it. */
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'> & { readonly error: unknown };
  /** Said where it could not be loaded, beside the button that tries again. */
  readonly failed: Pick<ErrorStateProps, 'title' | 'level'> & { readonly text?: ReactNode };
  /** Without a card of its own, as where it stands in one already. Default: false. */
  readonly isBare?: boolean;
  /** Shown while it loads: as high as what is on its way. */
  readonly skeleton: ReactNode;
}

/** In place of what a call answers with: it is loading, or could not be loaded. */
export function AnswerPending({ answer, failed, isBare, skeleton }: AnswerPendingProps): ReactNode {
  if (!answer.error) return skeleton;
  const { text, ...says } = failed;
  return (
    <AnswerFrame isBare={isBare}>
      <ErrorState {...says} onRetry={answer.retry} isRetrying={answer.isRefreshing}>
        {text}
      </ErrorState>
    </AnswerFrame>
  );
}
