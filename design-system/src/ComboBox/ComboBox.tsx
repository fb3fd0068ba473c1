import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import type { Option } from '../picker/option.ts';
import { Picker } from '../picker/Picker.tsx';

export type { Option } from '../picker/option.ts';

const loadComboBoxPopover = () => import('./ComboBoxPopover.tsx').then((module) => module.ComboBoxPopover);

export interface ComboBoxProps extends FieldTexts {
  /** What is chosen; null if nothing is. */
  readonly value: Option | null;
  /** Called with null when the choice is cleared. */
  readonly onChange: (option: Option | null) => void;
  /** Called with the text at each key press; the caller debounces, searches and passes the results. */
  readonly onSearch: (text: string) => void;
  /** Results, in this order. */
  readonly options: readonly Option[];
  /** While a search is under way; the previous results stay visible. */
  readonly isLoading?: boolean;
  /** The search failed. */
  readonly hasFailed?: boolean;
  /** Searches again after a failure; without it there is no button for that. */
  readonly onRetry?: () => void;
  /** Placeholder; never the only place for an instruction. */
  readonly placeholder?: string;
  /** Default: 'No results' in the reader's language. */
  readonly emptyText?: string;
  /** Sends the chosen option's id with the form. */
  readonly name?: string;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
}

/** One of very many, found by typing. Search field and list are loaded when it is first opened. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { value, onChange, onSearch, options, emptyText, name, onRetry } = props;
  const { isLoading = false, hasFailed = false } = props;
  const { strings } = useDesignSystem();
  const placeholder = props.placeholder ?? strings.search;
  const results = { options, isLoading, hasFailed, onRetry, emptyText: emptyText ?? strings.noResults };
  return (
    <Picker
      {...props}
      opens="dialog"
      value={value?.label}
      placeholder={placeholder}
      icon={<SearchIcon />}
      onClear={() => onChange(null)}
      sent={{ name, value: value?.id ?? null }}
      load={loadComboBoxPopover}
      popover={{ ...results, value, placeholder, onSearch, onChange }}
    />
  );
}
