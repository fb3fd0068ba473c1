import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { OptionItem } from './OptionItem.tsx';
import type { PickerPopoverProps } from './Picker.tsx';
import * as css from './Select.css.ts';
import type { Option } from './Select.tsx';

export interface SelectPopoverProps extends PickerPopoverProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** The open list of a select. */
export function SelectPopover(props: SelectPopoverProps): ReactNode {
  const { triggerRef, labelId, options, value, onChange, onClose } = props;
  const { language } = useDesignSystem();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Popover
        isOpen
        triggerRef={triggerRef}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        aria-labelledby={labelId}
        trigger="Select"
        className={css.popover}
      >
        <ListBox
          aria-labelledby={labelId}
          // The chosen option, or else the first, so that the arrow keys go on from there.
          autoFocus={value === null ? 'first' : true}
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.id)}
          onSelectionChange={(keys) => {
            // Empty when the chosen option is pressed again: it stays as it was.
            const [key] = keys;
            if (key !== undefined) onChange(String(key));
            onClose();
          }}
          items={options}
          className={css.list}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </I18nProvider>
  );
}
