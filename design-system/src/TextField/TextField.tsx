import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { useTextControl } from '../Field/use-text-control.tsx';
import { type InputVariants, input } from './TextField.css.ts';

export interface TextFieldProps extends FieldTexts {
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
  /** Default: `text`. */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  /** The phone keyboard, where the type does not determine it. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  /** Autofill hint, as in HTML's `autocomplete`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What an on-screen keyboard capitalises. */
  readonly autoCapitalize?: 'off' | 'words' | 'characters';
  /** Whether the browser marks spelling mistakes. Default: the browser’s own. */
  readonly spellCheck?: boolean;
  /** An example at most: it vanishes with the first character. What has to be known goes into `description`. */
  readonly placeholder?: string;
  /** Maximum number of characters; typing stops there. */
  readonly maxLength?: number;
  /** Shows 'n / maxLength'. */
  readonly hasCounter?: boolean;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Can be read and focused, not changed. Default: false. */
  readonly isReadOnly?: boolean;
  /** Default: `full`. */
  readonly width?: InputVariants['width'];
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. A native input: it accepts typing before any script has run. */
export function TextField({ type = 'text', hasCounter, width, ...props }: TextFieldProps): ReactNode {
  const { field, control } = useTextControl(props, hasCounter ? props.maxLength : undefined);
  return (
    <Field {...field}>
      <input {...control} type={type} className={input({ width })} />
    </Field>
  );
}
