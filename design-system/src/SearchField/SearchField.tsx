import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { frame } from '../Field/Field.css.ts';
import { Field, useField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { classNames } from '../styling/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched. */
  readonly label: ReactNode;
  /** Visually hidden, where the page's heading says what is searched. */
  readonly isLabelHidden?: boolean;
  /** Help text below the label. */
  readonly description?: ReactNode;
  /** Parameter name in the address that the form leads to before any script has run. Default: `q`. */
  readonly name?: string;
  /** That address. Default: the page's own. */
  readonly action?: string;
  /** Undefined leaves the text to the browser. */
  readonly value?: string;
  /** What an uncontrolled field starts with. */
  readonly defaultValue?: string;
  /** Called with the text at each key press, and with `''` when it is cleared. */
  readonly onChange?: (text: string) => void;
  /** Adds a button that searches, as Enter does. Without it the search is expected to follow `onChange`. */
  readonly onSubmit?: (text: string) => void;
  /** Placeholder; never the only place for an instruction. */
  readonly placeholder?: string;
  /** How many results are shown now: read out when it changes. Undefined before the first search. */
  readonly resultCount?: number;
  /** A search is under way: a spinner is shown in the field. Default: false. */
  readonly isLoading?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Id of the element. */
  readonly id?: string;
}

/** A form of its own, with the search landmark: do not put it into another form. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, isLabelHidden, description, name = 'q', action, value, defaultValue, placeholder } = props;
  const { onChange, onSubmit, resultCount, isLoading, isDisabled, id } = props;
  const { strings } = useDesignSystem();
  const ids = useField({ id, description });
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    if (!input.current) return;
    if (value === undefined) input.current.value = '';
    onChange?.('');
    input.current.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLoading) onSubmit?.(input.current?.value ?? '');
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    // In a dialog the first Escape clears, the second closes.
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  const found =
    resultCount === 0 ? strings.noResults : resultCount && fill(strings.resultCount, { count: resultCount });
  return (
    <search aria-labelledby={ids.labelId}>
      <form method="get" action={action} onSubmit={submit}>
        <Field {...{ ids, label, isLabelHidden, description }}>
          <div className={classNames(frame, css.row)}>
            {(isLoading || !onSubmit) && (
              <span className={css.icon}>
                {isLoading ? <span aria-hidden className={spinner} /> : <SearchIcon />}
              </span>
            )}
            <input
              {...ids.control}
              ref={input}
              type="search"
              name={name}
              value={value}
              defaultValue={defaultValue}
              // Never empty: the style sheet uses it to know whether there is something to clear.
              placeholder={placeholder || ' '}
              disabled={isDisabled}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => onChange?.(event.target.value)}
              onKeyDown={handleKey}
              className={css.input}
            />
            <span className={css.clear}>
              <IconButton label={strings.clear} icon={<CloseIcon />} onPress={clear} />
            </span>
            {onSubmit && (
              <span className={css.submit}>
                <IconButton
                  type="submit"
                  tone="primary"
                  label={strings.search}
                  icon={<SearchIcon />}
                  isDisabled={isDisabled}
                />
              </span>
            )}
          </div>
        </Field>
        <VisuallyHidden>
          <span role="status">{isLoading ? strings.loading : found}</span>
        </VisuallyHidden>
      </form>
    </search>
  );
}
