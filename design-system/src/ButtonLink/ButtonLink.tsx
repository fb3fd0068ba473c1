import type { ReactNode } from 'react';
import { type ButtonVariants, button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';

export interface ButtonLinkProps {
  readonly href: string;
  /** Default: `primary`. */
  readonly tone?: ButtonVariants['tone'];
  /** Default: `medium`. */
  readonly size?: ButtonVariants['size'];
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
  const { tone, size, isFullWidth, icon, iconEnd, isDocument, onClick, children, ...rest } = props;
  const { link } = useDesignSystem();
  const Link = isDocument ? 'a' : link;
  return (
    <Link {...rest} onClick={onClick && (() => onClick())} className={button({ tone, size, isFullWidth })}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
