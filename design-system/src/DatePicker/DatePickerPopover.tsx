import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { PickerPopover, type PickerPopoverProps } from '../picker/PickerPopover.tsx';

export interface DatePickerPopoverProps extends CalendarProps, PickerPopoverProps {}

/** The open calendar of a date picker; choosing a day closes it. */
export function DatePickerPopover(props: DatePickerPopoverProps): ReactNode {
  const { triggerRef, labelId, listId: _listId, onClose, onChange, ...calendar } = props;
  return (
    <PickerPopover triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-labelledby={labelId}>
        <Calendar
          {...calendar}
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
