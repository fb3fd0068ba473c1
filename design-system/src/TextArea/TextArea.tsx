import type { ReactNode, Ref } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { useTextLength } from '../Field/use-text-length.ts';
import { type TextAreaVariants, textarea } from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts {
  readonly name?: string;
  /** Undefined leaves the text to the browser. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /**
   * Characters, shown as 'n / maxLength'. Typing goes on beyond it, so that nothing pasted is lost: the caller
   * says so as the `error`.
   */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly spellCheck?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** 2, 4 or 8 lines before it grows with its text. Default: `medium`. */
  readonly size?: TextAreaVariants['size'];
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
