import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { classNames } from '../styling/class-names.ts';
import * as css from './Picker.css.ts';
import type { PickerPopoverProps } from './PickerPopover.tsx';

export interface PickerProps<Popover> extends FieldTexts {
  /** What kind of thing the button opens. */
  readonly opens: 'listbox' | 'dialog';
  /** The chosen value, in words. */
  readonly value: string | null | undefined;
  /** Placeholder, where nothing is chosen. */
  readonly placeholder: string;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** After the text; decorative. */
  readonly iconEnd?: ReactNode;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean | undefined;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean | undefined;
  /** Called with what is typed on the closed field. */
  readonly onType?: (event: KeyboardEvent) => void;
  /** Clears the choice; adds a button for it. */
  readonly onClear?: (() => void) | undefined;
  /** A hidden field that sends the choice with the form. */
  readonly sent?: { readonly name: string | undefined; readonly value: string | null };
  /** A `noscript` that stands in place of the button where scripts do not run, by the id of its label. */
  readonly withoutScripts?: ((labelId: string) => ReactNode) | undefined;
  /** Loads the pop-up's code, at the first opening. */
  readonly load: () => Promise<ComponentType<Popover & PickerPopoverProps>>;
  /** Renders what the button opens. */
  readonly popover: Popover;
}

/** A field whose button shows the choice and opens the options. */
export function Picker<Popover>(props: PickerProps<Popover>): ReactNode {
  const { label, description, error, isOptional, opens, value, placeholder, onClear, sent } = props;
  const { strings } = useDesignSystem();
  const ids = useField(props);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  const valueId = `${ids.id}-value`;
  const listId = `${ids.id}-list`;

  function handleKey(event: KeyboardEvent): void {
    // As a native select does.
    if (/^Arrow(Down|Up)$/.test(event.key)) {
      event.preventDefault();
      setOpen(true);
    } else props.onType?.(event);
  }

  // A list has a combo box, whose value is its text; a dialog has a button, whose name is.
  const pattern =
    opens === 'listbox'
      ? ({
          role: 'combobox',
          'aria-labelledby': ids.labelId,
          'aria-controls': isOpen ? listId : undefined,
          'aria-required': props.isRequired || undefined,
        } as const)
      : { 'aria-labelledby': `${ids.labelId} ${valueId}` };

  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      {props.withoutScripts?.(ids.labelId)}
      <div className={css.row}>
        <button
          {...ids.control}
          {...pattern}
          ref={trigger}
          type="button"
          aria-haspopup={opens}
          aria-expanded={isOpen}
          disabled={props.isDisabled}
          onClick={() => setOpen(true)}
          onKeyDown={handleKey}
          className={classNames(control, css.trigger)}
        >
          {props.icon}
          <span id={valueId} className={classNames(css.value, !value && css.placeholder)}>
            {value || placeholder}
          </span>
          {props.iconEnd}
        </button>
        {onClear && value && !props.isDisabled && (
          <IconButton
            label={strings.clear}
            icon={<CloseIcon />}
            onPress={() => {
              onClear();
              trigger.current?.focus();
            }}
          />
        )}
      </div>
      {sent?.name && <input type="hidden" name={sent.name} value={sent.value ?? ''} />}
      {isOpen && (
        <LazyPart
          load={props.load}
          props={{ ...props.popover, triggerRef: trigger, labelId: ids.labelId, listId, onClose }}
          onLoadFailure={onClose}
        />
      )}
    </Field>
  );
}
