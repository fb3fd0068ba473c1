import type { ReactNode } from 'react';
import { OptionList } from '../picker/OptionList.tsx';
import type { Option } from '../picker/option.ts';
import { PickerPopover, type PickerPopoverProps } from '../picker/PickerPopover.tsx';

export interface SelectPopoverProps extends PickerPopoverProps {
  /** What can be chosen, in this order. */
  readonly options: readonly Option[];
  /** Id of what is chosen; null if nothing is. */
  readonly value: string | null;
  /** Called with the id of what was chosen. */
  readonly onChange: (id: string) => void;
}

/** The open list of a select. */
export function SelectPopover(props: SelectPopoverProps): ReactNode {
  const { triggerRef, labelId, listId, options, value, onChange, onClose } = props;
  return (
    <PickerPopover triggerRef={triggerRef} onClose={onClose} aria-labelledby={labelId} isList>
      <OptionList
        id={listId}
        labelId={labelId}
        options={options}
        value={value}
        onChange={({ id }) => onChange(id)}
        onClose={onClose}
        autoFocus
      />
    </PickerPopover>
  );
}
