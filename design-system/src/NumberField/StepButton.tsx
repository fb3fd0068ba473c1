import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';

export interface StepButtonProps {
  /** Id of the field and its label. */
  readonly controls: string;
  /** Id of the element that names it. */
  readonly labelId: string;
  /** Which way it counts. */
  readonly direction: 'increase' | 'decrease';
  /** Plus or minus. */
  readonly icon: ReactNode;
  /** There is no further number this way. */
  readonly isAtEnd: boolean;
  /** The number is at its limit, or the field is disabled. */
  readonly isDisabled: boolean | undefined;
  /** Called when it is pressed. */
  readonly onPress: () => void;
}

/** One step by finger, mouse or voice. The keyboard has the arrow keys, so it is no tab stop. */
export function StepButton(props: StepButtonProps): ReactNode {
  const { controls, labelId, direction, icon, isAtEnd, isDisabled, onPress } = props;
  const { strings } = useDesignSystem();
  const id = `${controls}-${direction}`;
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      aria-label={strings[direction]}
      aria-labelledby={`${id} ${labelId}`}
      aria-controls={controls}
      disabled={isDisabled || isAtEnd}
      onClick={onPress}
      className={button({ tone: 'tertiary', isIconOnly: true })}
    >
      {icon}
    </button>
  );
}
