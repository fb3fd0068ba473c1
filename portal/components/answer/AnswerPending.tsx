import type { ReactNode } from 'react';
import { AnswerFailed, type AnswerFailedProps } from './AnswerFailed.tsx';

export interface AnswerPendingProps extends AnswerFailedProps {
  /** The call, as `useCall` has it. */
  readonly answer: AnswerFailedProps['answer'] & { readonly error: unknown };
  /** Shown while it loads: as high as what is on its way. */
  readonly skeleton: ReactNode;
}

/** In place of what a call answers with: it is loading, or could not be loaded. */
export function AnswerPending({ skeleton, ...failure }: AnswerPendingProps): ReactNode {
  return failure.answer.error ? <AnswerFailed {...failure} /> : skeleton;
}
