import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NumberField.css.ts';
import { decimalsOf, keepNumberSigns, readNumber, stepFrom, writeNumber } from './number-text.ts';
import { StepButton } from './StepButton.tsx';

export interface NumberFieldProps extends FieldTexts {
  /** Name under which the form sends the number, with a full stop as decimal sign. */
  readonly name?: string;
  /** Null while empty; undefined leaves the number to the field. */
  readonly value?: number | null;
  /** The number an uncontrolled field starts with. */
  readonly defaultValue?: number;
  /** Called with the current number at each key press; null for none. */
  readonly onChange?: (value: number | null) => void;
  /** Steps stop here. Typed text is never changed behind the reader's back: the caller reports it as the `error`. */
  readonly min?: number;
  /** The largest accepted number. */
  readonly max?: number;
  /** What an arrow key or a button adds; its decimals are always shown. Default: 1. */
  readonly step?: number;
  /** Beside the number and read out with it: 'cm'. */
  readonly unit?: string;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Can be read and focused, not changed. Default: false. */
  readonly isReadOnly?: boolean;
  /** Default: `short`. */
  readonly width?: 'short' | 'medium' | 'full';
}

/** Steps that Page Up and Page Down take. */
const LEAP = 10;

/** A number in the reader's format; a spin button by keyboard, with buttons for fingers. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, description, error, isOptional, id, name, defaultValue = null, onChange, step = 1 } = props;
  const { min = -Infinity, max = Infinity, unit, isRequired, isDisabled, isReadOnly, width } = props;
  const { language } = useDesignSystem();
  const ids = useField({ id, description, error });
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');

  const locale = LOCALES[language];
  const value = props.value === undefined ? own : props.value;
  const decimals = decimalsOf(step);
  const write = (number: number): string => writeNumber(number, locale, decimals);
  const withUnit = (text: string): string => (unit ? `${text} ${unit}` : text);

  function set(next: number | null): void {
    setOwn(next);
    if (next !== value) onChange?.(next);
  }

  function stepBy(count: number): number {
    const next = stepFrom(value, count, { min, max, step });
    setDraft(null);
    set(next);
    return next;
  }

  function handleKey(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: LEAP,
      PageDown: -LEAP,
      Home: Number.isFinite(min) ? -Infinity : 0,
      End: Number.isFinite(max) ? Infinity : 0,
    };
    const count = steps[event.key];
    if (!count || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly) return;
    event.preventDefault();
    stepBy(count);
  }

  /** The focus is on the button, so the new number has to be announced. */
  const press = (count: number) => () => setSpoken(withUnit(write(stepBy(count))));
  const button = { controls: ids.id, labelId: ids.labelId, isDisabled: isDisabled || isReadOnly };

  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <div className={css.row({ width })}>
        <StepButton
          {...button}
          direction="decrease"
          icon={<MinusIcon />}
          isAtEnd={value !== null && value <= min}
          onPress={press(-1)}
        />
        <input
          {...ids.control}
          role="spinbutton"
          inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={draft ?? (value === null ? '' : write(value))}
          aria-valuenow={value ?? undefined}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-valuetext={value === null ? undefined : withUnit(write(value))}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => {
            const text = keepNumberSigns(event.target.value);
            setDraft(text);
            set(readNumber(text, locale));
          }}
          onBlur={() => setDraft(null)}
          onKeyDown={handleKey}
          className={css.input}
        />
        {unit && (
          <span aria-hidden className={css.unit}>
            {unit}
          </span>
        )}
        <StepButton
          {...button}
          direction="increase"
          icon={<PlusIcon />}
          isAtEnd={value !== null && value >= max}
          onPress={press(1)}
        />
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </Field>
  );
}
