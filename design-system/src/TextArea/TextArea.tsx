import type { ReactNode, Ref } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { useTextLength } from '../Field/use-text-length.ts';
import { type TextAreaVariants, textarea } from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts {
  /** Under which a form that is sent without scripts has the value. */
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
   * Characters, shown as 'n / maxLength'. Typing goes on beyond it, so that nothing pasted is lost: the caller
   * says so as the `error`.
   */
  readonly maxLength?: number;
  /** What stands in the empty field; never the only place of an instruction. */
  readonly placeholder?: string;
  /** Whether the browser marks spelling mistakes. Default: the browser’s own. */
  readonly spellCheck?: boolean;
  /** Said to assistive technology and beside the label. Default: false. */
  readonly isRequired?: boolean;
  /** It can be neither reached nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** It can be read and reached, not changed. Default: false. */
  readonly isReadOnly?: boolean;
  /** 2, 4 or 8 lines before it grows with its text. Default: `medium`. */
  readonly size?: TextAreaVariants['size'];
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. The style sheet alone makes it grow. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, description, error, isOptional, id, maxLength, size, ...rest } = props;
  const { isRequired, isDisabled, isReadOnly, onChange, onBlur, ...attributes } = rest;
  const ids = useField({ id, description, error }, maxLength !== undefined);
  const [length, setText] = useTextLength(props.value, props.defaultValue);
  const counter = maxLength !== undefined && <Counter id={ids.limitId} length={length} max={maxLength} />;
  return (
    <Field {...{ ids, label, description, error, isOptional, counter }}>
      <textarea
        {...attributes}
        {...ids.control}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => {
          setText(event.target.value);
          onChange?.(event.target.value);
        }}
        onBlur={onBlur && (() => onBlur())}
        className={textarea({ size })}
      />
    </Field>
  );
}
