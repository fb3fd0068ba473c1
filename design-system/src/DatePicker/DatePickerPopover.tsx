import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import type { PickerPopoverProps } from '../Select/Picker.tsx';
import { popover } from '../Select/Select.css.ts';

export interface DatePickerPopoverProps extends CalendarProps, PickerPopoverProps {}

/** The open calendar of a date picker; a chosen day closes it. */
export function DatePickerPopover(props: DatePickerPopoverProps): ReactNode {
  const { triggerRef, labelId, onClose, onChange, ...calendar } = props;
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom start"
      offset={4}
      className={popover}
    >
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
    </Popover>
  );
}
