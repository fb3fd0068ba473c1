import { type ReactNode, useId } from 'react';
import * as css from '../Checkbox/Choice.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { type FieldTexts, useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';
import { classNames } from '../styling/class-names.ts';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** Default: generated. */
  readonly name?: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value?: Value | null;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  /** `card` outlines each option; `inline` sets them beside each other. Default: `plain`. */
  readonly appearance?: css.GroupVariants['appearance'];
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One of a few. Native radio buttons in a fieldset: arrow keys and names come with them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, description, error, options, value, defaultValue, onChange, appearance } = props;
  const generatedName = useId();
  const ids = useField({ id: props.id, label, description, error });
  return (
    <fieldset aria-describedby={ids.control['aria-describedby']} disabled={props.isDisabled}>
      <legend className={css.legend}>{label}</legend>
      {description && (
        <div id={ids.descriptionId} className={fieldCss.description}>
          {description}
        </div>
      )}
      <div className={css.group({ appearance })}>
        {options.map((option, index) => (
          <label key={option.value} className={css.choice({ appearance })}>
            <input
              // The group's address is its first button: that is where an error summary leads.
              id={index === 0 ? ids.id : undefined}
              type="radio"
              name={props.name ?? generatedName}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
              disabled={option.isDisabled}
              required={props.isRequired}
              aria-invalid={ids.control['aria-invalid']}
              onChange={() => onChange?.(option.value)}
              className={classNames(css.box, css.radio)}
            />
            <span className={css.words}>
              <span className={option.description ? css.strong : undefined}>{option.label}</span>
              {option.description && <span className={fieldCss.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  );
}
