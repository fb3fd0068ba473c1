import { type ReactNode, type Ref, useId } from 'react';
import { Choice } from '../choice/Choice.tsx';

export interface SwitchProps {
  /** Name under which the form sends the value. */
  readonly name?: string;
  /** Whether it is on; makes it controlled. */
  readonly isSelected?: boolean;
  /** Whether an uncontrolled one starts on. Default: false. */
  readonly defaultSelected?: boolean;
  /** Called with whether it is on now. */
  readonly onChange?: (isSelected: boolean) => void;
  /** Help text below the label. */
  readonly description?: ReactNode;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Default: generated. */
  readonly id?: string;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
  /** The label. */
  readonly children: ReactNode;
}

/** On or off, effective at once. What is sent with a form is a `Checkbox`. */
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
