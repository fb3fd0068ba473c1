import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Picker } from '../Select/Picker.tsx';
import type { Option } from '../Select/Select.tsx';

const loadComboBoxPopover = () => import('./ComboBoxPopover.tsx').then((module) => module.ComboBoxPopover);

export interface ComboBoxProps extends FieldTexts {
  readonly value: Option | null;
  /** Null when the choice is cleared. */
  readonly onChange: (option: Option | null) => void;
  /** What is typed, at each key; the caller waits, searches and brings the results. */
  readonly onSearch: (text: string) => void;
  readonly options: readonly Option[];
  readonly isLoading?: boolean;
  readonly placeholder?: string;
  /** Default: 'No results' in the reader's language. */
  readonly emptyText?: string;
  readonly isDisabled?: boolean;
}

/** One of very many, found by typing. Search field and list arrive when it is first opened. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { value, onChange, onSearch, options, placeholder, emptyText, isLoading = false } = props;
  const { strings } = useDesignSystem();
  return (
    <Picker
      {...props}
      opens="dialog"
      value={value?.label}
      placeholder={placeholder ?? strings.search}
      icon={<SearchIcon />}
      onClear={() => onChange(null)}
      load={loadComboBoxPopover}
      popover={{ options, value, isLoading, emptyText: emptyText ?? strings.noResults, onSearch, onChange }}
    />
  );
}
