import { type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import * as css from '../Select/Select.css.ts';
import type { Option } from '../Select/Select.tsx';
import { classNames } from '../styling/class-names.ts';
import { row } from './ComboBox.css.ts';

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
  const { label, description, error, isOptional, value, onChange, onSearch, options, placeholder } = props;
  const { strings } = useDesignSystem();
  const ids = useField({ id: props.id, label, description, error });
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const valueId = `${ids.id}-value`;
  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <div className={row}>
        <button
          {...ids.control}
          ref={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${ids.labelId} ${valueId}`}
          disabled={props.isDisabled}
          onClick={() => setOpen(true)}
          className={classNames(control, css.trigger)}
        >
          <SearchIcon />
          <span id={valueId} className={classNames(css.value, !value && css.placeholder)}>
            {value?.label ?? placeholder ?? strings.search}
          </span>
        </button>
        {value && (
          <IconButton
            label={strings.clear}
            icon={<CloseIcon />}
            onPress={() => {
              onChange(null);
              trigger.current?.focus();
            }}
          />
        )}
      </div>
      {isOpen && (
        <LazyPart
          load={loadComboBoxPopover}
          props={{
            triggerRef: trigger,
            labelId: ids.labelId,
            options,
            value,
            isLoading: props.isLoading ?? false,
            emptyText: props.emptyText ?? strings.noResults,
            onSearch,
            onChange,
            onClose: () => setOpen(false),
          }}
          onLoadFailure={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
