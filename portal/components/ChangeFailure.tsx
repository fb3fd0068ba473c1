import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useFailureText } from './use-failure-text.ts';

export interface ChangeFailureProps {
  /** Why no success of a change is known; null: nothing has failed. */
  readonly error: unknown;
  /** Says that the server has refused it. */
  readonly children: string;
}

/** Says at once that a change came to nothing, or that nobody knows whether it was made. */
export function ChangeFailure({ error, children }: ChangeFailureProps): ReactNode {
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="error" role="alert">
      {failureText(error, children)}
    </Notice>
  );
}
