import type { ReactNode } from 'react';
import * as css from '../Button/Button.css.ts';
import type { ButtonTone, PressableProps } from '../Button/Button.tsx';
import { classNames } from '../styling/class-names.ts';

export interface IconButtonProps extends PressableProps {
  /** What pressing it does: its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Default: `tertiary`. */
  readonly tone?: ButtonTone;
}

/** A button with an icon alone, for actions that everybody knows by their sign. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, tone = 'tertiary', onPress, isDisabled, type = 'button', ...attributes } = props;
  return (
    <button
      {...attributes}
      type={type}
      disabled={isDisabled}
      aria-label={label}
      onClick={onPress && (() => onPress())}
      className={classNames(css.button, css.tone[tone], css.iconOnly, css.round)}
    >
      {icon}
    </button>
  );
}
