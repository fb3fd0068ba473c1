import { Card } from '@portal/design-system/Card';
import type { ReactNode } from 'react';

export interface AnswerFrameProps {
  /** Without a card. */
  readonly isBare: boolean | undefined;
  /** What is said. */
  readonly children: ReactNode;
}

/** Around what is said in place of an answer. */
export function AnswerFrame({ isBare, children }: AnswerFrameProps): ReactNode {
  return isBare ? children : <Card>{children}</Card>;
}
