import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { useTextLength } from '../Field/use-text-length.ts';
import { type InputVariants, input } from './TextField.css.ts';

export interface TextFieldProps extends FieldTexts {
  readonly name?: string;
  /** Undefined leaves the text to the browser. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** Default: `text`. */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** The keyboard of a phone, where the type does not say it. */
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'off' | 'words' | 'characters';
  readonly spellCheck?: boolean;
  /** An example at most: it vanishes with the first character. What has to be known is a `description`. */
  readonly placeholder?: string;
  /** Characters; typing stops there. */
  readonly maxLength?: number;
  /** Shows 'n / maxLength'. */
  readonly hasCounter?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** Default: `full`. */
  readonly width?: InputVariants['width'];
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. A native input: it takes what is typed before any script has run. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, description, error, isOptional, id, hasCounter, width, ...rest } = props;
  const { isRequired, isDisabled, isReadOnly, onChange, onBlur, type = 'text', ...attributes } = rest;
  const max = hasCounter ? attributes.maxLength : undefined;
  const ids = useField({ id, description, error }, max !== undefined);
  const [length, setText] = useTextLength(props.value, props.defaultValue);
  const counter = max !== undefined && <Counter id={ids.limitId} length={length} max={max} />;
  return (
    <Field {...{ ids, label, description, error, isOptional, counter }}>
      <input
        {...attributes}
        {...ids.control}
        type={type}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => {
          setText(event.target.value);
          onChange?.(event.target.value);
        }}
        onBlur={onBlur && (() => onBlur())}
        className={input({ width })}
      />
    </Field>
  );
}
