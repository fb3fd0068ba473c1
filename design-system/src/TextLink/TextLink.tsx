import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Default: `action`. */
  readonly tone?: css.LinkVariants['tone'];
  /** `large` makes a number that is to be called stand out. Default: that of the text around it. */
  readonly size?: css.LinkVariants['size'];
  /** Leads on from a section: strong, without underline until pointed at. */
  readonly isStandalone?: boolean;
  /** Stays on one line: a telephone number. */
  readonly isUnbroken?: boolean;
  /** Before the words; decorative. */
  readonly icon?: ReactNode;
  /** After the words; decorative. */
  readonly iconEnd?: ReactNode;
  /** Language of the words if it is not the page’s. */
  readonly lang?: string;
  /** Language of what it leads to. */
  readonly hrefLang?: string;
  /** Called before the browser follows the link. */
  readonly onClick?: () => void;
  /** It leads to the page that is shown. */
  readonly 'aria-current'?: 'page';
  /** Its name for assistive technology where no visible words name it. */
  readonly 'aria-label'?: string;
  /** The words of the link. */
  readonly children: ReactNode;
}

/** A link within the product, by the router's own link. */
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
