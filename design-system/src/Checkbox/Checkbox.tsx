import type { ReactNode, Ref } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';
import { classNames } from '../styling/class-names.ts';
import * as css from './Choice.css.ts';

export interface CheckboxProps {
  readonly name?: string;
  readonly value?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** `card` draws an outline around the choice. Default: `plain`. */
  readonly appearance?: Exclude<css.ChoiceVariants['appearance'], 'inline'>;
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** The label. */
  readonly children: ReactNode;
}

/** A native check box: the server's page already works, and its style attribute never has to be allowed. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { name, value, isSelected, defaultSelected, onChange, description, error, isRequired } = props;
  const { isDisabled, appearance, id, ref, children } = props;
  const ids = useField({ id, label: children, description, error });
  return (
    <div className={fieldCss.field}>
      <label className={css.choice({ appearance })}>
        <input
          {...ids.control}
          ref={ref}
          type="checkbox"
          name={name}
          value={value}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className={classNames(css.box, css.checkbox)}
        />
        <span className={css.words}>
          <span>{children}</span>
          {description && (
            <span id={ids.descriptionId} className={fieldCss.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
