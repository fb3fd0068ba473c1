import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CodeField.css.ts';
import { useCodeSelection } from './use-code-selection.ts';

export interface CodeFieldProps extends FieldTexts {
  /** Number of digits, with a box for each. Default: 4. */
  readonly length?: number;
  /** Name under which the form sends the value. */
  readonly name?: string;
  /** The digits typed so far; undefined leaves them to the field. */
  readonly value?: string;
  /** Called with the digits so far. */
  readonly onChange?: (code: string) => void;
  /** Called once the last digit is there, whether typed, pasted or filled in from a message. */
  readonly onComplete?: (code: string) => void;
  /** While the code is being checked: the digits stay visible and the focus stays in place. */
  readonly isChecking?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
}

const onlyDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);

/** A one-time code in boxes. Below them lies one native input, so that a phone can fill it in from the message. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, description, error, isOptional, id, length = 4, name, value } = props;
  const { onChange, onComplete, isChecking, isDisabled } = props;
  const { strings } = useDesignSystem();
  const ids = useField({ id, description, error }, true);
  const [own, setOwn] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { isActive, selectAll, handlers } = useCodeSelection(input, length);
  const selectWhole = useEffectEvent(selectAll);
  const code = value ?? own;
  const isRefused = Boolean(error) && !isChecking;

  // A refused code can be typed over without being deleted first, as soon as the error is shown.
  useLayoutEffect(() => {
    if (isRefused && input.current === document.activeElement) selectWhole();
  }, [isRefused]);

  function change(text: string): void {
    const next = onlyDigits(text, length);
    if (next === code) return;
    setOwn(next);
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  }

  const checking = isChecking && (
    <span className={css.waiting}>
      <span aria-hidden className={spinner} />
      {strings.checking}
    </span>
  );
  const shownError = isChecking ? undefined : error;
  return (
    <Field {...{ ids, label, description, isOptional }} error={shownError} counter={checking} isLive>
      <VisuallyHidden id={ids.limitId}>{fill(strings.codeDigits, { count: length })}</VisuallyHidden>
      <div className={css.row}>
        <input
          {...ids.control}
          {...handlers}
          aria-invalid={isRefused || undefined}
          ref={input}
          name={name}
          value={code}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          disabled={isDisabled}
          readOnly={isChecking}
          onChange={(event) => change(event.target.value)}
          // The browser would insert it at the caret, and cut off what is around it.
          onPaste={(event) => {
            event.preventDefault();
            if (!isChecking) change(event.clipboardData.getData('text'));
          }}
          className={css.input}
        />
        {[...Array(length).keys()].map((place) => (
          <span
            key={place}
            aria-hidden
            className={css.box}
            data-filled={place < code.length || undefined}
            data-active={isActive(place) || undefined}
          >
            {code[place]}
          </span>
        ))}
      </div>
    </Field>
  );
}
