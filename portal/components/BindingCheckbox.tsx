import { Checkbox } from '@portal/design-system/Checkbox';
import { type ReactNode, useEffect, useRef } from 'react';

export interface BindingCheckboxProps {
  /** Whether the patient has confirmed it. */
  readonly isSelected: boolean;
  /** Called when the patient confirms it, or takes that back. */
  readonly onChange: (isSelected: boolean) => void;
  /** What was tried without it was refused. */
  readonly isMissing: boolean;
  /** How many tries there were: each leads here again. */
  readonly attempt: number;
  /** Asks for it, once it is missing. */
  readonly error: string;
  /** What it binds to. */
  readonly description: string;
  /** What is confirmed, in the patient's words. */
  readonly children: ReactNode;
}

/** Confirms what binds the patient. A try without it moves the focus here, where the error is read out. */
export function BindingCheckbox(props: BindingCheckboxProps): ReactNode {
  const { isSelected, onChange, isMissing, attempt, error, description, children } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing && attempt > 0) box.current?.focus();
  }, [isMissing, attempt]);
  return (
    <Checkbox
      ref={box}
      name="acceptsBinding"
      appearance="card"
      description={description}
      error={isMissing && !isSelected ? error : undefined}
      isRequired
      isSelected={isSelected}
      onChange={onChange}
    >
      {children}
    </Checkbox>
  );
}
