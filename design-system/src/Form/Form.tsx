import type { Space } from '@portal/tokens/shared';
import type { FormEvent, ReactNode, Ref } from 'react';
import { stack } from '../Stack/Stack.css.ts';
import { classNames } from '../styling/class-names.ts';
import { spacing } from '../styling/space.css.ts';

export interface FormProps {
  /** Called instead of sending the form; the fields say what is wrong in the reader's language, not the browser. */
  readonly onSubmit: (data: FormData) => void;
  /** Default: `large`. */
  readonly gap?: Space;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

export function Form({ onSubmit, gap = 'large', children, ...rest }: FormProps): ReactNode {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={submit}
      className={classNames(stack(), spacing({ small: gap }))}
    >
      {children}
    </form>
  );
}
