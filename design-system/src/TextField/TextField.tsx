import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { type InputVariants, input } from './TextField.css.ts';

export interface TextFieldProps extends FieldTexts {
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** Default: `text`. */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'off' | 'words' | 'characters';
  readonly spellCheck?: boolean;
  readonly placeholder?: string;
  /** Characters; typing stops there. */
  readonly maxLength?: number;
  /** Shows 'n / maxLength' for a controlled value. */
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
  const { isRequired, isDisabled, isReadOnly, onChange, onBlur, type = 'text', value, ...attributes } = rest;
  const ids = useField({ id, label, description, error });
  const counter = hasCounter && value !== undefined && props.maxLength !== undefined && (
    <span className={fieldCss.counter}>
      {value.length} / {props.maxLength}
    </span>
  );
  return (
    <Field {...{ ids, label, description, error, isOptional, counter }}>
      <input
        {...attributes}
        {...ids.control}
        type={type}
        value={value}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={onChange && ((event) => onChange(event.target.value))}
        onBlur={onBlur && (() => onBlur())}
        className={input({ width })}
      />
    </Field>
  );
}
