import { type ReactNode, useEffect, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

export interface CounterProps {
  /** Id for the control's `aria-describedby`. */
  readonly id: string;
  /** Characters typed, and how many there may be. */
  readonly length: number;
  /** How many characters the field takes. */
  readonly max: number;
}

/** Milliseconds without a key press: reading the count out at every key would drown out what is typed. */
const PAUSE = 1000;
/** Characters left that count as few, and the share of the maximum that does. */
const FEW = 10;
const FEW_OF_MANY = 0.1;

/** Shows 'n / max'. Read out as a limit when the field is entered, and politely when few characters are left. */
export function Counter({ id, length, max }: CounterProps): ReactNode {
  const { strings } = useDesignSystem();
  const [settled, setSettled] = useState<number>();

  useEffect(() => {
    const timer = setTimeout(() => setSettled(max - length), PAUSE);
    return () => clearTimeout(timer);
  }, [max, length]);

  const isNear = settled !== undefined && settled <= Math.max(FEW, max * FEW_OF_MANY);
  const spoken = isNear && (settled < 0 ? strings.charactersOver : strings.charactersLeft);
  return (
    <span className={css.counter({ isOver: length > max })}>
      <span aria-hidden>
        {length} / {max}
      </span>
      <VisuallyHidden id={id}>{fill(strings.characterLimit, { count: max })}</VisuallyHidden>
      <span role="status">
        {spoken && <VisuallyHidden>{fill(spoken, { count: Math.abs(settled) })}</VisuallyHidden>}
      </span>
    </span>
  );
}
