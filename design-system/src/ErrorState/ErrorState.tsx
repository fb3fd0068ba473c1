import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';

export interface ErrorStateProps {
  /** Says what could not be loaded. */
  readonly title: string;
  /** Heading level of the title. Default: 2. */
  readonly level?: 2 | 3 | 4;
  /** What else can be done. */
  readonly children?: ReactNode;
  /** Called for another try; shows the retry button. */
  readonly onRetry?: () => void;
  /** While the retry is under way. Default: false. */
  readonly isRetrying?: boolean;
  /** Instead of the retry button. */
  readonly action?: ReactNode;
}

/** Something failed: says what, and offers another try. Read out when it appears. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title, level = 2, children, onRetry, isRetrying, action } = props;
  const retry = onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <div role="alert">
      <EmptyState title={title} level={level} illustration="error" action={action ?? retry}>
        {children}
      </EmptyState>
    </div>
  );
}
