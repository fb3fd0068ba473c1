import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Default: `action`. */
  readonly tone?: css.LinkVariants['tone'];
  /** `large` makes a number to call stand out. Default: that of the text around it. */
  readonly size?: css.LinkVariants['size'];
  /** Ends a section and leads on: bold, underlined on hover only. */
  readonly isStandalone?: boolean;
  /** Stays on one line: a telephone number. */
  readonly isUnbroken?: boolean;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** After the text; decorative. */
  readonly iconEnd?: ReactNode;
  /** Language of the text if it is not the page’s. */
  readonly lang?: string;
  /** Language of the target page. */
  readonly hrefLang?: string;
  /** Called before the browser follows the link. */
  readonly onClick?: () => void;
  /** It leads to the current page. */
  readonly 'aria-current'?: 'page';
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** The link's text. */
  readonly children: ReactNode;
}

/** A link within the product, through the router's own link. */
export function TextLink(props: TextLinkProps): ReactNode {
  const { tone, size, isStandalone, isUnbroken, icon, iconEnd, children, ...rest } = props;
  const { link: Link } = useDesignSystem();
  return (
    <Link {...rest} className={css.link({ tone, size, isStandalone, isUnbroken })}>
      {icon && <span className={css.iconBefore}>{icon}</span>}
      {children}
      {iconEnd && <span className={css.iconAfter}>{iconEnd}</span>}
    </Link>
  );
}
