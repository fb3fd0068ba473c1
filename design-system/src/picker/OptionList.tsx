import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { Option } from './option.ts';
import * as css from './Picker.css.ts';

export interface OptionListProps {
  /** Id of the element. */
  readonly id: string;
  /** Id of the element that names it. */
  readonly labelId: string;
  /** What can be chosen, in this order. */
  readonly options: readonly Option[];
  /** Id of the chosen option. */
  readonly value: string | null;
  /** Called with what was chosen. */
  readonly onChange: (option: Option) => void;
  /** Called for every press, on the chosen option too. */
  readonly onClose: () => void;
  /** Takes the focus when it appears. Default: false. */
  readonly autoFocus?: boolean;
}

/** The options of an open list, with the chosen one marked. */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, labelId, options, value, onChange, onClose, autoFocus = false } = props;
  return (
    <ListBox
      id={id}
      aria-labelledby={labelId}
      // The chosen option, or else the first, so that the arrow keys continue from there.
      autoFocus={autoFocus && value === null ? 'first' : autoFocus}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      disabledKeys={options.filter(({ isDisabled }) => isDisabled).map((option) => option.id)}
      onSelectionChange={(keys) => {
        // Empty when the chosen option is pressed again: it stays chosen.
        const [key] = keys;
        const option = options.find((candidate) => candidate.id === key);
        if (option) onChange(option);
        onClose();
      }}
      items={options}
      className={css.list}
    >
      {(option: Option) => (
        <ListBoxItem id={option.id} textValue={option.label} className={css.option}>
          {({ isSelected }) => (
            <>
              <span className={css.words}>
                <span>{option.label}</span>
                {option.description && <span className={css.detail}>{option.description}</span>}
              </span>
              <span className={css.check}>{isSelected && <CheckIcon />}</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
