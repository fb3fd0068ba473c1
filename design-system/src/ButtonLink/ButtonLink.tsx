import type { ReactNode } from 'react';
import { type ButtonVariants, button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

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
  /** Leaves the product in a new tab, and says so, as `ExternalLink` does. Default: false. */
  readonly isExternal?: boolean;
  /** File name of a download. */
  readonly download?: string;
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
  const { isDocument, isExternal, onClick, children, ...rest } = others;
  const { link, strings } = useDesignSystem();
  const Link = isDocument || isExternal ? 'a' : link;
  return (
    <Link
      {...rest}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={onClick && ((event) => onClick() === false && event.preventDefault())}
      className={button({ tone, size, isFullWidth, isIconAbove })}
    >
      {icon}
      {children}
      {isExternal && <VisuallyHidden> ({strings.opensInNewTab})</VisuallyHidden>}
      {iconEnd}
    </Link>
  );
}
