import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { type LinkVariants, link } from './TextLink.css.ts';

export interface TextLinkProps {
  readonly href: string;
  /** Default: `action`. */
  readonly tone?: LinkVariants['tone'];
  /** Not within running text: as high as a finger, without underline until pointed at. */
  readonly isStandalone?: boolean;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly lang?: string;
  readonly hrefLang?: string;
  readonly onClick?: () => void;
  readonly 'aria-current'?: 'page';
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link within the product, by the router's own link. */
export function TextLink(props: TextLinkProps): ReactNode {
  const { tone, isStandalone, icon, iconEnd, children, ...rest } = props;
  const { link: Link } = useDesignSystem();
  return (
    <Link {...rest} className={link({ tone, isStandalone })}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
