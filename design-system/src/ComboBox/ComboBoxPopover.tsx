import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { control } from '../Field/Field.css.ts';
import { OptionList } from '../picker/OptionList.tsx';
import type { Option } from '../picker/option.ts';
import { PickerPopover, type PickerPopoverProps } from '../picker/PickerPopover.tsx';
import * as css from './ComboBox.css.ts';
import { SearchState, type SearchStateProps } from './SearchState.tsx';

export interface ComboBoxPopoverProps extends PickerPopoverProps, Omit<SearchStateProps, 'count'> {
  /** Results, in this order. */
  readonly options: readonly Option[];
  /** What is chosen; null if nothing is. */
  readonly value: Option | null;
  /** Placeholder of the search field. */
  readonly placeholder: string;
  /** Called with the text while it is typed. */
  readonly onSearch: (text: string) => void;
  /** Called with what was chosen. */
  readonly onChange: (option: Option) => void;
}

/** The open combo box: a search field over the results that the caller passes. */
export function ComboBoxPopover(props: ComboBoxPopoverProps): ReactNode {
  const { triggerRef, labelId, listId, options, value, placeholder, onSearch, onChange, onClose, ...state } =
    props;
  const shown = state.hasFailed ? [] : options;
  return (
    <PickerPopover triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-labelledby={labelId} className={css.panel}>
        <Autocomplete onInputChange={onSearch}>
          <TextField aria-labelledby={labelId} autoFocus className={css.search}>
            <Input role="combobox" aria-expanded placeholder={placeholder} className={control} />
          </TextField>
          <SearchState {...state} count={shown.length} />
          <OptionList
            id={listId}
            labelId={labelId}
            options={shown}
            value={value?.id ?? null}
            onChange={onChange}
            onClose={onClose}
          />
        </Autocomplete>
      </Dialog>
    </PickerPopover>
  );
}
