import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { control } from '../Field/Field.css.ts';
import { OptionItem } from '../Select/OptionItem.tsx';
import type { PickerPopoverProps } from '../Select/Picker.tsx';
import * as css from '../Select/Select.css.ts';
import type { Option } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { panel } from './ComboBox.css.ts';

export interface ComboBoxPopoverProps extends PickerPopoverProps {
  readonly options: readonly Option[];
  readonly value: Option | null;
  readonly isLoading: boolean;
  readonly emptyText: string;
  readonly onSearch: (text: string) => void;
  readonly onChange: (option: Option) => void;
}

/** The open combo box: a search field over the results that the caller brings. */
export function ComboBoxPopover(props: ComboBoxPopoverProps): ReactNode {
  const { triggerRef, labelId, options, value, isLoading, emptyText, onSearch, onChange, onClose } = props;
  const { language } = useDesignSystem();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Popover
        isOpen
        triggerRef={triggerRef}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        className={css.popover}
      >
        <Dialog aria-labelledby={labelId} className={panel}>
          <Autocomplete onInputChange={onSearch}>
            <SearchField aria-labelledby={labelId} autoFocus className={css.search}>
              <Input className={control} />
            </SearchField>
            <ListBox
              aria-labelledby={labelId}
              selectionMode="single"
              selectedKeys={value ? [value.id] : []}
              onSelectionChange={(keys) => {
                // Empty when the chosen option is pressed again: it stays as it was.
                const [key] = keys;
                const option = options.find(({ id }) => id === key);
                if (option) onChange(option);
                onClose();
              }}
              items={options}
              className={css.list}
              renderEmptyState={() => (
                <div className={css.message}>
                  {isLoading ? <Spinner /> : <span role="status">{emptyText}</span>}
                </div>
              )}
            >
              {(option: Option) => <OptionItem option={option} />}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
