import { type ReactNode, useRef, useState } from 'react';
import type { CalendarProps } from '../Calendar/Calendar.tsx';
import { formatDate } from '../DateTime/format-date.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { CalendarIcon } from '../icons/CalendarIcon.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import * as css from '../Select/Select.css.ts';
import { classNames } from '../styling/class-names.ts';

const loadDatePickerPopover = () =>
  import('./DatePickerPopover.tsx').then((module) => module.DatePickerPopover);

export interface DatePickerProps extends FieldTexts, Omit<CalendarProps, 'aria-label' | 'autoFocus'> {
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A day, chosen from a calendar that arrives when it is first opened. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { label, description, error, isOptional, id, placeholder, isDisabled, name, ...calendar } = props;
  const { language, strings } = useDesignSystem();
  const ids = useField({ id, label, description, error });
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const valueId = `${ids.id}-value`;
  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <button
        {...ids.control}
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.labelId} ${valueId}`}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
        className={classNames(control, css.trigger)}
      >
        <CalendarIcon />
        <span id={valueId} className={classNames(css.value, !calendar.value && css.placeholder)}>
          {calendar.value ? formatDate(calendar.value, 'dayDate', language) : (placeholder ?? strings.choose)}
        </span>
        <ChevronDownIcon />
      </button>
      {name && <input type="hidden" name={name} value={calendar.value ?? ''} />}
      {isOpen && (
        <LazyPart
          load={loadDatePickerPopover}
          props={{
            ...calendar,
            triggerRef: trigger,
            labelId: ids.labelId,
            'aria-label': typeof label === 'string' ? label : strings.choose,
            onClose: () => setOpen(false),
          }}
          onLoadFailure={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
