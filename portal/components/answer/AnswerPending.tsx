import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { AnswerFailed, type AnswerFailedProps } from './AnswerFailed.tsx';

export interface AnswerPendingProps extends AnswerFailedProps {
  /** The call, as `useCall` has it. */
  readonly answer: AnswerFailedProps['answer'] & { readonly error: unknown };
  /** Shown while it loads: as high as what is on its way. Default: one block. */
  readonly skeleton?: ReactNode;
  /** Said by a screen reader beside that block. Default: that something is loading. */
  readonly loading?: string;
}

/** In place of what a call answers with: it is loading, or could not be loaded. */
export function AnswerPending({ skeleton, loading, ...failure }: AnswerPendingProps): ReactNode {
  if (failure.answer.error) return <AnswerFailed {...failure} />;
  return (
    skeleton ?? (
      <SkeletonGroup {...(loading !== undefined && { label: loading })}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  );
}
