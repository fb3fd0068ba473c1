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
  /**
   * Capital letters that the last box takes beside digits; small ones become capital. For the end of a number that
   * somebody knows by heart: nothing is filled in from a message. Default: none.
   */
  readonly lastAlsoTakes?: string;
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

/** What of a text the boxes take, from left to right. */
function taken(text: string, length: number, lastAlsoTakes: string): string {
  let code = '';
  for (const sign of text.normalize('NFKC').toUpperCase()) {
    if (code.length === length) break;
    const isLast = code.length === length - 1;
    if (/[0-9]/.test(sign) || (isLast && lastAlsoTakes.includes(sign))) code += sign;
  }
  return code;
}

/** What the native input says of a one-time code, and of other signs. */
const ONE_TIME_CODE = { inputMode: 'numeric', pattern: '[0-9]*', autoComplete: 'one-time-code' } as const;
const KNOWN_BY_HEART = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** A short code in boxes. Below them lies one native input, so that a phone can fill in a one-time code from its message. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, description, error, isOptional, id, length = 4, lastAlsoTakes = '', name, value } = props;
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
    const next = taken(text, length, lastAlsoTakes);
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
      <VisuallyHidden id={ids.limitId}>
        {fill(lastAlsoTakes ? strings.codeCharacters : strings.codeDigits, { count: length })}
      </VisuallyHidden>
      <div className={css.row}>
        <input
          {...ids.control}
          {...handlers}
          aria-invalid={isRefused || undefined}
          ref={input}
          name={name}
          value={code}
          {...(lastAlsoTakes ? KNOWN_BY_HEART : ONE_TIME_CODE)}
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
