import { ExternalLink } from '@portal/design-system/ExternalLink';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';

export interface WrittenLinkProps {
  /** A path of the portal, or the address of another site. */
  readonly address: string;
  /** Its words. */
  readonly text: string;
}

/** A link that an operator has written, to a page of the portal or to another site. */
export function WrittenLink({ address, text }: WrittenLinkProps): ReactNode {
  return address.startsWith('/') ? (
    <TextLink href={address}>{text}</TextLink>
  ) : (
    <ExternalLink href={address}>{text}</ExternalLink>
  );
}
