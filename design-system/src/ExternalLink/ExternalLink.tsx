import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ExternalIcon } from '../icons/ExternalIcon.tsx';
import { type LinkVariants, link } from '../TextLink/TextLink.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ExternalLink.css.ts';

export interface ExternalLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Not within running text: as high as a finger. */
  readonly isStandalone?: boolean;
  /** The link is a badge of the store that has the app. */
  readonly store?: css.StoreVariants['store'];
  /** As in `TextLink`. Default: `action`. */
  readonly tone?: LinkVariants['tone'];
  /** The link's text. */
  readonly children: ReactNode;
}

/** A link that leaves the product in a new tab, and says so. */
export function ExternalLink(props: ExternalLinkProps): ReactNode {
  const { href, isStandalone, store, tone, children } = props;
  const { strings } = useDesignSystem();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={store ? css.store({ store }) : link({ tone, isStandalone })}
    >
      {children}
      {!store && (
        <span className={css.icon}>
          <ExternalIcon size="small" />
        </span>
      )}
      <VisuallyHidden> ({strings.opensInNewTab})</VisuallyHidden>
    </a>
  );
}
