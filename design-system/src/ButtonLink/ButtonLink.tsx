import type { ReactNode } from 'react';
import * as css from '../Button/Button.css.ts';
import type { ButtonTone } from '../Button/Button.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { classNames } from '../styling/class-names.ts';

export interface ButtonLinkProps {
  readonly href: string;
  /** Default: `primary`. */
  readonly tone?: ButtonTone;
  /** Default: `medium`. */
  readonly size?: keyof typeof css.size;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  /** A plain anchor that the router leaves alone: downloads, identification, other servers. */
  readonly isDocument?: boolean;
  /** File name of a download. */
  readonly download?: string;
  readonly rel?: string;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
}

/** Goes somewhere, looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const {
    tone = 'primary',
    size = 'medium',
    isFullWidth,
    icon,
    iconEnd,
    isDocument,
    children,
    ...rest
  } = props;
  const { link } = useDesignSystem();
  const Link = isDocument ? 'a' : link;
  return (
    <Link
      {...rest}
      className={classNames(css.button, css.size[size], css.tone[tone], isFullWidth && css.fullWidth)}
    >
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
