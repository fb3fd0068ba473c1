import type { ChangeEvent, ReactNode } from 'react';
import { Counter } from './Counter.tsx';
import { type FieldTexts, useField } from './Field.tsx';
import { useTextLength } from './use-text-length.ts';

/** What a control of one line and one of several lines take alike. */
interface TextControlProps extends FieldTexts {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/**
 * A native control for text in its field. Whatever else the caller was given goes to the control as it is.
 *
 * @param max characters that are counted down; undefined: none are counted
 * @returns what the field takes, and the attributes of the control
 */
export function useTextControl<Props extends TextControlProps>(props: Props, max: number | undefined) {
  const { label, description, error, isOptional, id, ...rest } = props;
  const { isRequired, isDisabled, isReadOnly, onChange, onBlur, ...attributes } = rest;
  const ids = useField({ id, description, error }, max !== undefined);
  const [length, setText] = useTextLength(props.value, props.defaultValue);
  const counter: ReactNode = max !== undefined && <Counter id={ids.limitId} length={length} max={max} />;
  return {
    field: { ids, label, description, error, isOptional, counter },
    control: {
      ...attributes,
      ...ids.control,
      'aria-required': isRequired || undefined,
      disabled: isDisabled,
      readOnly: isReadOnly,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setText(target.value);
        onChange?.(target.value);
      },
      onBlur: onBlur && (() => onBlur()),
    },
  };
}
