import type { ReactNode } from 'react';
import * as css from './ClearChoice.css.ts';

/** What takes a choice back: its words, and what it calls. */
export interface Clearing {
  readonly label: string;
  readonly onClear: () => void;
}

export interface ClearChoiceProps extends Clearing {
  /** Id of the first choice, where the focus goes on: the button is gone then. */
  readonly field: string;
}

/** Takes the choice of a group of radio buttons back, which the buttons themselves cannot. */
export function ClearChoice({ label, onClear, field }: ClearChoiceProps): ReactNode {
  return (
    <button
      type="button"
      aria-describedby={`${field}-label`}
      className={css.clear}
      onClick={() => {
        onClear();
        document.getElementById(field)?.focus();
      }}
    >
      {label}
    </button>
  );
}
