import { type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import * as css from './PhoneField.css.ts';
import { groupPhone, type PhoneParts, splitPhone, toE164 } from './phone-number.ts';

const loadCountryPopover = () => import('./CountryPopover.tsx').then((module) => module.CountryPopover);

export interface PhoneFieldProps extends FieldTexts {
  /** Name under which the form sends the number, in E.164. */
  readonly name?: string;
  /** In E.164: '+358401234567'; undefined leaves it to the field. */
  readonly value?: string;
  /** The number an uncontrolled field starts with, with its country code: `+358401234567`. */
  readonly defaultValue?: string;
  /** Called with the number in E.164 at each key press, '' for none. The caller validates it and sets the `error`. */
  readonly onChange?: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** Calling code of numbers that are typed without one. Default: `+358`. */
  readonly defaultCode?: string;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
}

/** A telephone number with its country; the list of countries is loaded when it is first opened. */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const {
    label,
    description,
    error,
    isOptional,
    id,
    name,
    value,
    defaultValue = '',
    onChange,
    onBlur,
  } = props;
  const { defaultCode = '+358', isRequired, isDisabled } = props;
  const { strings } = useDesignSystem();
  const ids = useField({ id, description, error });
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const partsOf = (number: string, code = defaultCode): PhoneParts => {
    const { code: found, rest } = splitPhone(number) ?? { code, rest: number };
    return { code: found, rest: groupPhone(rest) };
  };
  const [parts, setParts] = useState(() => partsOf(value ?? defaultValue));
  const number = toE164(parts);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was typed here: the caller has set it.
    if (value !== undefined && value !== number) setParts(partsOf(value, parts.code));
  }

  function set(next: PhoneParts): void {
    setParts(next);
    const changed = toE164(next);
    if (changed !== number) onChange?.(changed);
  }

  function leave(): void {
    setParts({ code: parts.code, rest: groupPhone(number.slice(parts.code.length)) });
    onBlur?.();
  }

  const close = (): void => setOpen(false);
  const codeId = `${ids.id}-code`;
  const popover = { triggerRef: row, labelId: codeId, listId: `${ids.id}-list`, onClose: close };
  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <div ref={row} className={css.row}>
        <button
          id={codeId}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={`${strings.countryCode} ${parts.code}`}
          disabled={isDisabled}
          onClick={() => setOpen(true)}
          className={css.country}
        >
          {parts.code}
          <ChevronDownIcon size="small" />
        </button>
        <input
          {...ids.control}
          type="tel"
          autoComplete="tel"
          value={parts.rest}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          // A whole number, typed, pasted or filled in, brings its own country.
          onChange={({ target }) => set(splitPhone(target.value) ?? { code: parts.code, rest: target.value })}
          onBlur={leave}
          className={css.input}
        />
      </div>
      {name && <input type="hidden" name={name} value={number} />}
      {isOpen && (
        <LazyPart
          load={loadCountryPopover}
          props={{ ...popover, code: parts.code, onChange: (code) => set({ ...parts, code }) }}
          onLoadFailure={close}
        />
      )}
    </Field>
  );
}
