import type { Space } from '@portal/tokens/shared';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Notice } from '../Notice/Notice.tsx';
import { stack } from '../Stack/Stack.css.ts';
import { classNames } from '../styling/class-names.ts';
import { spacing } from '../styling/space.css.ts';

export interface FormProps {
  /** Called instead of sending the form; the fields, not the browser, say what is wrong, in the reader's language. */
  readonly onSubmit?: (data: FormData) => void;
  /** Address that the browser itself sends the form to; beside `onSubmit`, without scripts only. */
  readonly action?: string;
  /** How the browser sends it; `get` for what only asks. Default: `post`. */
  readonly method?: 'get' | 'post';
  /** Hidden values to send along, by name. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Default: `large`. */
  readonly gap?: Space;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that names it. */
  readonly 'aria-labelledby'?: string;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLFormElement>;
  /** Fields and buttons. */
  readonly children: ReactNode;
}

/** A form; without scripts it says that it needs them, unless the browser itself can send it. */
export function Form(props: FormProps): ReactNode {
  const { onSubmit, method = 'post', hidden = {}, gap = 'large', children, ...rest } = props;
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form
      {...rest}
      method={method}
      noValidate
      onSubmit={submit}
      className={classNames(stack(), spacing({ small: gap }))}
    >
      {!rest.action && <NeedsScripts />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export interface NeedsScriptsProps {
  /** What cannot be done. Default: that the form cannot be sent. */
  readonly children?: ReactNode;
}

/** Says without scripts that a form needs them; by itself for controls that are sent from another page than theirs. */
export function NeedsScripts({ children }: NeedsScriptsProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <noscript>
      <Notice tone="warning">{children ?? strings.formNeedsScripts}</Notice>
    </noscript>
  );
}
