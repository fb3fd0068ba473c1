import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { chip } from './ToggleChip.css.ts';

export interface ToggleChipProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ isSelected, onChange, isDisabled, icon, children }: ToggleChipProps): ReactNode {
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={() => onChange(!isSelected)}
    >
      {isSelected ? <CheckIcon size="small" /> : icon}
      {children}
    </button>
  );
}
