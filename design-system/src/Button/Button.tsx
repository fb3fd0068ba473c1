import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Button.css.ts';
import { takePressedFocus } from './take-pressed-focus.ts';

export interface PressableProps {
  /** Called when it is pressed. */
  readonly onPress?: () => void;
  /** Default: `button`. */
  readonly type?: 'button' | 'submit' | 'reset';
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** Id of the element. */
  readonly id?: string;
  /** Name under which a form sends the value. */
  readonly name?: string;
  /** Value that a form submitted by this button sends under the name. */
  readonly value?: string;
  /** Id of the element that describes it. */
  readonly 'aria-describedby'?: string;
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean;
  /** Id of what it opens. */
  readonly 'aria-controls'?: string;
  /** What kind of thing it opens. */
  readonly 'aria-haspopup'?: 'dialog' | 'listbox' | 'menu';
  /** Whether it is pressed, for a toggle. */
  readonly 'aria-pressed'?: boolean;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends PressableProps {
  /** One `primary` per screen; `danger` for what cannot be undone. Default: `primary`. */
  readonly tone?: css.ButtonVariants['tone'];
  /** Default: `medium`. Even `small` is as high as a finger. */
  readonly size?: css.ButtonVariants['size'];
  /**
   * Keeps its place, width, focus and name, shows and announces that work is going on, and takes no further presses.
   * Pass `false` before: the live region has to be there first.
   */
  readonly isLoading?: boolean | undefined;
  /**
   * Disables it and says why, below. Unlike a disabled button it can be focused, so that everybody finds the reason.
   */
  readonly disabledReason?: string | undefined;
  /** It was pressed although `disabledReason` disables it: show what is missing. */
  readonly onRefusedPress?: (() => void) | undefined;
  /** As wide as its container. Default: false. */
  readonly isFullWidth?: boolean;
  /** Aligns its text with the text around it: for a `tertiary` below text. */
  readonly isFlush?: boolean;
  /** On a phone the icon stands above the words: one of a few actions in a row. `always` on every screen: a lesser one beside the first. Default: false. */
  readonly isIconAbove?: css.ButtonVariants['isIconAbove'];
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** After the text; decorative. */
  readonly iconEnd?: ReactNode;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** The button's text. */
  readonly children: ReactNode;
}

/** A native button: press, focus and keyboard are the browser's own and need no script. */
export function Button(props: ButtonProps): ReactNode {
  const { tone, size, isLoading, disabledReason, onRefusedPress, isFullWidth, isFlush, ...others } = props;
  const { isIconAbove, icon, iconEnd, children, ...rest } = others;
  const { onPress, isDisabled, type = 'button', 'aria-describedby': description, ...attributes } = rest;
  const { strings } = useDesignSystem();
  const noteId = useId();
  const refuses = Boolean(isLoading || disabledReason);

  // A disabled button would lose the focus, so this one only refuses to act, and to submit its form.
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    takePressedFocus(event);
    if (refuses) event.preventDefault();
    if (!refuses) onPress?.();
    else if (!isLoading) onRefusedPress?.();
  }

  const content = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );
  const pressable = (
    <button
      {...attributes}
      type={type}
      disabled={isDisabled && !refuses}
      aria-disabled={refuses || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={classNames(description, refuses && noteId)}
      onClick={handleClick}
      className={css.button({ tone, size, isFullWidth, isFlush, isIconAbove, isLoading })}
    >
      {isLoading ? <span className={css.covered}>{content}</span> : content}
      {isLoading && <span aria-hidden className={classNames(spinner, css.waiting)} />}
    </button>
  );

  if (disabledReason) {
    return (
      <span className={css.explained}>
        {pressable}
        <span id={noteId} className={css.reason}>
          {disabledReason}
        </span>
      </span>
    );
  }
  if (isLoading === undefined) return pressable;
  return (
    <>
      {pressable}
      <span id={noteId} role="status" className={visuallyHidden}>
        {isLoading && strings.loading}
      </span>
    </>
  );
}
