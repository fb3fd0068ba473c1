import type { ReactNode } from 'react';
import * as css from '../Checkbox/Choice.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { useField } from '../Field/Field.tsx';
import { classNames } from '../styling/class-names.ts';

export interface SwitchProps {
  readonly name?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  readonly id?: string;
  /** The label. */
  readonly children: ReactNode;
}

// Its state is that of the native check box, which a switch by role alone would have to be told.
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** On or off, at once. What is sent with a form is a `Checkbox`. */
export function Switch(props: SwitchProps): ReactNode {
  const { name, isSelected, defaultSelected, onChange, description, isDisabled, id, children } = props;
  const ids = useField({ id, label: children, description });
  return (
    <label className={css.choice()}>
      <input
        {...ids.control}
        {...SWITCH}
        name={name}
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className={classNames(css.box, css.toggle)}
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
  );
}
