import type { ReactNode } from 'react';
import { type ButtonVariants, button } from '../Button/Button.css.ts';
import type { PressableProps } from '../Button/Button.tsx';
import { takePressedFocus } from '../Button/take-pressed-focus.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends PressableProps {
  /** What pressing it does: its accessible name, and its tooltip. */
  readonly label: string;
  /** All that is seen of it. */
  readonly icon: ReactNode;
  /** Default: `tertiary`. */
  readonly tone?: ButtonVariants['tone'];
}

/** A button with only an icon, for actions that everybody knows by their sign. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, tone = 'tertiary', onPress, isDisabled, type = 'button', ...attributes } = props;
  return (
    <Tooltip text={label} isName>
      {() => (
        <button
          {...attributes}
          type={type}
          disabled={isDisabled}
          aria-label={label}
          onClick={(event) => {
            takePressedFocus(event);
            onPress?.();
          }}
          className={button({ tone, isIconOnly: true })}
        >
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
