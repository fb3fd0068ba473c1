import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import * as css from '../Button/Button.css.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { MenuGroup, MenuStart } from './menu-items.ts';

export type { MenuGroup };

const loadMenuPopover = () => import('./MenuPopover.tsx').then((module) => module.MenuPopover);

export interface MenuProps {
  /** Text of the button, and the accessible name of the menu. */
  readonly label: string;
  /** Items in groups, separated by a line. */
  readonly groups: readonly MenuGroup[];
  /** Default: none; with `isIconOnly` it is all that is visible. */
  readonly icon?: ReactNode;
  /** Hides the label visually. */
  readonly isIconOnly?: boolean;
  /** Default: `outline`; for an icon alone `tertiary`. */
  readonly tone?: css.ButtonVariants['tone'];
  /** Default: `medium`. */
  readonly size?: css.ButtonVariants['size'];
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
}

/**
 * A button that opens a menu of actions (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). The menu's code
 * is loaded when it is first opened. Links belong in a `MenuDisclosure`.
 */
export function Menu(props: MenuProps): ReactNode {
  const { label, groups, icon, isIconOnly, size, isDisabled } = props;
  const { tone = isIconOnly ? 'tertiary' : 'outline' } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart | null>(null);
  const onClose = (): void => setStart(null);

  function openByArrow(event: KeyboardEvent): void {
    if (!/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    setStart(event.key === 'ArrowUp' ? 'last' : 'first');
  }

  const button = (
    <button
      ref={trigger}
      type="button"
      aria-haspopup="menu"
      aria-expanded={start !== null}
      aria-label={isIconOnly ? label : undefined}
      disabled={isDisabled}
      onClick={() => setStart('first')}
      onKeyDown={openByArrow}
      className={css.button({ tone, size, isIconOnly })}
    >
      {icon}
      {!isIconOnly && label}
      {!isIconOnly && <ChevronDownIcon size="small" />}
    </button>
  );

  return (
    <>
      {isIconOnly ? (
        <Tooltip text={label} isName>
          {() => button}
        </Tooltip>
      ) : (
        button
      )}
      {start && (
        <LazyPart
          load={loadMenuPopover}
          props={{ triggerRef: trigger, label, groups, start, onClose }}
          onLoadFailure={onClose}
        />
      )}
    </>
  );
}
