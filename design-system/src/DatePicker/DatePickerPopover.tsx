import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { PickerPopover, type PickerPopoverProps } from '../picker/PickerPopover.tsx';

export interface DatePickerPopoverProps extends Omit<CalendarProps, 'aria-label'>, PickerPopoverProps {
  /** Of the field; names the calendar if it is plain text. */
  readonly label: ReactNode;
}

/** The open calendar of a date picker; choosing a day closes it. */
export function DatePickerPopover(props: DatePickerPopoverProps): ReactNode {
  const { triggerRef, label, labelId, listId: _listId, onClose, onChange, ...calendar } = props;
  const { strings } = useDesignSystem();
  return (
    <PickerPopover triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-labelledby={labelId}>
        <Calendar
          {...calendar}
          aria-label={typeof label === 'string' ? label : strings.choose}
          autoFocus
          onChange={(date) => {
            onChange(date);
            onClose();
          }}
        />
      </Dialog>
    </PickerPopover>
  );
}
