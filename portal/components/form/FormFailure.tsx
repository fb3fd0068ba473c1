import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { IdentifyAgainNotice } from '../IdentifyAgainNotice.tsx';

export interface FormFailureProps<Failure extends string> {
  /** Failure of the last attempt, if any, and the number of attempts. */
  readonly form: { readonly failure: Failure | null; readonly attempt: number };
  /** Text for a failure. An identification that is too old has a notice of its own. */
  readonly children: (failure: Exclude<Failure, 'identifyAgain'>) => ReactNode;
}

/** Why the last attempt failed; read out again if the next one fails alike. */
export function FormFailure<Failure extends string>({
  form,
  children,
}: FormFailureProps<Failure>): ReactNode {
  const { failure, attempt } = form;
  if (failure === null) return null;
  if (failure === 'identifyAgain') return <IdentifyAgainNotice key={attempt} />;
  return (
    <Notice key={attempt} tone="error" role="alert">
      {children(failure as Exclude<Failure, 'identifyAgain'>)}
    </Notice>
  );
}
