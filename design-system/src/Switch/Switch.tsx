import { type ReactNode, type Ref, useId } from 'react';
import { Choice } from '../choice/Choice.tsx';

export interface SwitchProps {
  readonly name?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  /** Default: generated. */
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** The label. */
  readonly children: ReactNode;
}

/** On or off, at once. What is sent with a form is a `Checkbox`. */
export function Switch(props: SwitchProps): ReactNode {
  const { isSelected, defaultSelected, onChange, isDisabled, id, children, ...rest } = props;
  const generatedId = useId();
  return (
    <Choice
      {...rest}
      id={id ?? generatedId}
      mark="toggle"
      role="switch"
      label={children}
      checked={isSelected}
      defaultChecked={defaultSelected}
      disabled={isDisabled}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  );
}
