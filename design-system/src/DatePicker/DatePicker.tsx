import type { ReactNode } from 'react';
import type { CalendarProps } from '../Calendar/Calendar.tsx';
import { formatDate } from '../DateTime/format-date.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { CalendarIcon } from '../icons/CalendarIcon.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { Picker } from '../picker/Picker.tsx';

const loadDatePickerPopover = () =>
  import('./DatePickerPopover.tsx').then((module) => module.DatePickerPopover);

export interface DatePickerProps extends FieldTexts, Omit<CalendarProps, 'aria-label' | 'autoFocus'> {
  /** Placeholder; never the only place for an instruction. */
  readonly placeholder?: string;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Name under which the form sends the value. */
  readonly name?: string;
}

/** A day, chosen from a calendar that is loaded when it is first opened. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { label, description, error, isOptional, id, placeholder, isDisabled, name, ...calendar } = props;
  const { language, strings } = useDesignSystem();
  const { value } = calendar;
  return (
    <Picker
      {...{ label, description, error, isOptional, id, isDisabled }}
      opens="dialog"
      value={value && formatDate(value, 'dayDate', language)}
      placeholder={placeholder ?? strings.choose}
      icon={<CalendarIcon />}
      iconEnd={<ChevronDownIcon />}
      sent={{ name, value }}
      load={loadDatePickerPopover}
      popover={{ ...calendar, label }}
    />
  );
}
