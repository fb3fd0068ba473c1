import { EmptyState, type EmptyStateProps } from '@portal/design-system/EmptyState';
import type { ReactNode } from 'react';
import { isNotFound } from '#client/calls/call-error.ts';
import { AnswerFrame } from './AnswerFrame.tsx';
import { AnswerPending, type AnswerPendingProps } from './AnswerPending.tsx';

/** What is said where there is nothing to show. */
type Nothing = Pick<EmptyStateProps, 'title'> & { readonly text: ReactNode };

export interface AnswerViewProps<Answer> extends AnswerPendingProps {
  /** The call, as `useCall` has it, with what it has answered. */
  readonly answer: AnswerPendingProps['answer'] & { readonly data: Answer | undefined };
  /** Said where the answer has no entry. Default: `children` say so themselves. */
  readonly empty?: Nothing & { readonly isEmpty: (answer: Answer) => boolean };
  /** Said where the address names nothing. Default: that it could not be loaded. */
  readonly notFound?: Nothing;
  /** What there is. */
  readonly children: (answer: Answer) => ReactNode;
}

/** What a call answers with, in each of its states: on its way, failed, not there, empty, or there. */
export function AnswerView<Answer>(props: AnswerViewProps<Answer>): ReactNode {
  const { answer, empty, notFound, isBare, children } = props;
  const { data, error } = answer;
  if (data !== undefined)
    return empty?.isEmpty(data) ? <NothingThere {...empty} isBare={isBare} /> : children(data);
  if (notFound && isNotFound(error)) return <NothingThere {...notFound} isBare={isBare} />;
  return <AnswerPending {...props} />;
}

type NothingThereProps = Nothing & { readonly isBare: boolean | undefined };

function NothingThere({ title, text, isBare }: NothingThereProps): ReactNode {
  return (
    <AnswerFrame isBare={isBare}>
      <EmptyState title={title}>{text}</EmptyState>
    </AnswerFrame>
  );
}
