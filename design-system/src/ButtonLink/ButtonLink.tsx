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
  /** As wide as its container. Default: false. */
  readonly isFullWidth?: boolean;
  /** On a phone the icon stands above the words: one of a few actions in a row. `always` on every screen: a lesser one beside the first. Default: false. */
  readonly isIconAbove?: ButtonVariants['isIconAbove'];
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** After the text; decorative. */
  readonly iconEnd?: ReactNode;
  /** A plain anchor that the router leaves alone: downloads, identification, other servers. */
  readonly isDocument?: boolean;
  /** File name of a download. */
  readonly download?: string;
  /** How the other page is related, as in HTML. */
  readonly rel?: string;
  /** Called before the browser follows the link, which it does not if the answer is `false`. */
  readonly onClick?: () => unknown;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that describes it. */
  readonly 'aria-describedby'?: string;
  /** The link's text. */
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { tone, size, isFullWidth, isIconAbove, icon, iconEnd, ...others } = props;
  const { isDocument, onClick, children, ...rest } = others;
  const { link } = useDesignSystem();
  const Link = isDocument ? 'a' : link;
  return (
    <Link
      {...rest}
      onClick={onClick && ((event) => onClick() === false && event.preventDefault())}
      className={button({ tone, size, isFullWidth, isIconAbove })}
    >
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
