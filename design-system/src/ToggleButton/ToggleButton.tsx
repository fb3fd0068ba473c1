import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { toggle } from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** Whether it is pressed in. */
  readonly isSelected: boolean;
  /** Called with whether it is pressed in now. */
  readonly onChange: (isSelected: boolean) => void;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Icon while it is off. Default: a plus. */
  readonly icon?: ReactNode;
  /** Id of the element that describes it. */
  readonly 'aria-describedby'?: string;
  /** Its name, the same whether on or off: the state is announced separately. */
  readonly children: ReactNode;
}

/** Switches a filter or view on or off, at once. A setting to be saved is a `Checkbox` or `Switch`. */
export function ToggleButton(props: ToggleButtonProps): ReactNode {
  const { isSelected, onChange, isDisabled, icon = <PlusIcon size="small" />, children } = props;
  return (
    <button
      type="button"
      className={toggle}
      aria-pressed={isSelected}
      aria-describedby={props['aria-describedby']}
      disabled={isDisabled}
      onClick={() => onChange(!isSelected)}
    >
      {isSelected ? <CheckIcon size="small" /> : icon}
      {children}
    </button>
  );
}
