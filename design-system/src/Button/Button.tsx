import type { MouseEvent, ReactNode, Ref } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type ButtonVariants, button } from './Button.css.ts';

export interface PressableProps {
  readonly onPress?: () => void;
  /** Default: `button`. */
  readonly type?: 'button' | 'submit' | 'reset';
  readonly isDisabled?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly value?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-haspopup'?: 'dialog' | 'listbox' | 'menu';
  readonly 'aria-pressed'?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends PressableProps {
  /** One `primary` a screen; `danger` for what cannot be undone. Default: `primary`. */
  readonly tone?: ButtonVariants['tone'];
  /** Default: `medium`. Even `small` is as high as a finger. */
  readonly size?: ButtonVariants['size'];
  /** Keeps its place, focus and name, shows that work goes on, and takes no further presses. */
  readonly isLoading?: boolean;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A native button: press, focus and keyboard are the browser's own, and cost no script. */
export function Button(props: ButtonProps): ReactNode {
  const { tone, size, isLoading, isFullWidth, icon, iconEnd, children, ...rest } = props;
  const { onPress, isDisabled, type = 'button', ...attributes } = rest;
  const { strings } = useDesignSystem();

  // A disabled button would lose the focus, so a working one only refuses: also to submit its form.
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isLoading) event.preventDefault();
    else onPress?.();
  }

  return (
    <button
      {...attributes}
      type={type}
      disabled={isDisabled}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
      className={button({ tone, size, isFullWidth })}
    >
      {isLoading ? <span aria-hidden className={spinner} /> : icon}
      {children}
      {isLoading && <VisuallyHidden> ({strings.loading})</VisuallyHidden>}
      {!isLoading && iconEnd}
    </button>
  );
}
