import { type ReactNode, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useButton } from 'react-aria/useButton';
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
  const { label, icon, tone = 'tertiary', onPress, ref, ...rest } = props;
  const element = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(
    { ...rest, 'aria-label': label, ...(onPress && { onPress: () => onPress() }) },
    element,
  );
  return (
    <button
      {...buttonProps}
      ref={mergeRefs(element, ref)}
      className={classNames(css.button, css.tone[tone], css.iconOnly, css.round)}
    >
      {icon}
    </button>
  );
}
