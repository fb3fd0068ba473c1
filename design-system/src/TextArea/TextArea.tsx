import type { ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { useTextControl } from '../Field/use-text-control.tsx';
import { type TextAreaVariants, textarea } from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts {
  /** Name under which the form sends the value. */
  readonly name?: string;
  /** Undefined leaves the text to the browser. */
  readonly value?: string;
  /** What an uncontrolled field starts with. */
  readonly defaultValue?: string;
  /** Called with the whole text at each change. */
  readonly onChange?: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /**
   * Maximum number of characters, shown as 'n / maxLength'. Typing may go beyond it, so that nothing pasted is lost:
   * the caller reports it as the `error`.
   */
  readonly maxLength?: number;
  /** Placeholder; never the only place for an instruction. */
  readonly placeholder?: string;
  /** Whether the browser marks spelling mistakes. Default: the browser’s own. */
  readonly spellCheck?: boolean;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Can be read and focused, not changed. Default: false. */
  readonly isReadOnly?: boolean;
  /** 2, 4 or 8 lines before it grows with its text. Default: `medium`. */
  readonly size?: TextAreaVariants['size'];
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. CSS alone makes it grow. */
export function TextArea({ maxLength, size, ...props }: TextAreaProps): ReactNode {
  const { field, control } = useTextControl(props, maxLength);
  return (
    <Field {...field}>
      <textarea {...control} className={textarea({ size })} />
    </Field>
  );
}
