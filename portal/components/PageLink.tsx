import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface PageLinkProps {
  /** Whose page it leads to. */
  readonly page: 'clinic' | 'practitioner';
  /** The name in the page's address; without one the words are no link. */
  readonly slug: string | undefined;
  /** The name as it is read. */
  readonly children: ReactNode;
}

/** The name of a clinic or a practitioner, as a link to their page where they have one. */
export function PageLink({ page, slug, children }: PageLinkProps): ReactNode {
  const href = useHref();
  const isBuilt = useIsBuilt();
  if (slug === undefined || !isBuilt(page)) return children;
  return (
    <TextLink href={href(page, { slug })} tone="inherit">
      {children}
    </TextLink>
  );
}
