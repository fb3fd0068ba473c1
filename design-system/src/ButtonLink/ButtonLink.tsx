import type { ReactNode } from 'react';
import { type ButtonVariants, button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';

export interface ButtonLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Default: `primary`. */
  readonly tone?: ButtonVariants['tone'];
  /** Default: `medium`. */
  readonly size?: ButtonVariants['size'];
  /** As wide as its place. Default: false. */
  readonly isFullWidth?: boolean;
  /** Before the words; decorative. */
  readonly icon?: ReactNode;
  /** After the words; decorative. */
  readonly iconEnd?: ReactNode;
  /** A plain anchor that the router leaves alone: downloads, identification, other servers. */
  readonly isDocument?: boolean;
  /** File name of a download. */
  readonly download?: string;
  /** How the other page is related, as in HTML. */
  readonly rel?: string;
  /** Called before the browser follows the link. */
  readonly onClick?: () => void;
  /** Its name for assistive technology where no visible words name it. */
  readonly 'aria-label'?: string;
  /** Id of the element that says more of it. */
  readonly 'aria-describedby'?: string;
  /** The words of the link. */
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
