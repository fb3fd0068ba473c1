import { type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { classNames } from '../styling/class-names.ts';
import * as css from './Select.css.ts';

const loadSelectPopover = () => import('./SelectPopover.tsx').then((module) => module.SelectPopover);

export interface Option {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  readonly options: readonly Option[];
  /** Id of the chosen option. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Default: 'Choose' in the reader's language. */
  readonly placeholder?: string;
  /** Sends the value with the form. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly icon?: ReactNode;
}

/** One of many. The list's code arrives when it is first opened; it opens inside dialogs too. */
export function Select(props: SelectProps): ReactNode {
  const { label, description, error, isOptional, options, value, onChange, placeholder, name, icon } = props;
  const { strings } = useDesignSystem();
  const ids = useField({ id: props.id, label, description, error });
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.id === value);
  const valueId = `${ids.id}-value`;
  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <button
        {...ids.control}
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.labelId} ${valueId}`}
        disabled={props.isDisabled}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={classNames(control, css.trigger)}
      >
        {icon}
        <span id={valueId} className={classNames(css.value, !chosen && css.placeholder)}>
          {chosen?.label ?? placeholder ?? strings.choose}
        </span>
        <ChevronDownIcon />
      </button>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {isOpen && (
        <LazyPart
          load={loadSelectPopover}
          props={{
            triggerRef: trigger,
            labelId: ids.labelId,
            options,
            value,
            onChange,
            onClose: () => setOpen(false),
          }}
          onLoadFailure={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
