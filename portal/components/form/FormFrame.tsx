import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form, type FormProps } from '@portal/design-system/Form';
import type { ReactNode } from 'react';
import type { Form as FormState } from '#client/forms/form.ts';

export interface FormFrameProps
  extends Pick<FormProps, 'action' | 'hidden' | 'gap' | 'aria-label' | 'aria-labelledby'> {
  /** What `useForm` has made. */
  readonly form: Pick<FormState<never, never>, 'problems' | 'attempt' | 'submit'>;
  /** Titles what is wrong. */
  readonly summary: string;
  /** The fields, and what sends them. */
  readonly children: ReactNode;
}

/** A form that says above its fields what is wrong with them, and takes the focus there at each attempt. */
export function FormFrame({ form, summary, children, ...rest }: FormFrameProps): ReactNode {
  return (
    <Form {...rest} onSubmit={() => void form.submit()}>
      <ErrorSummary title={summary} problems={form.problems} attempt={form.attempt} />
      {children}
    </Form>
  );
}
