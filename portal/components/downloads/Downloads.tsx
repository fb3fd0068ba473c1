import { Inline } from '@portal/design-system/Inline';
import type { ReactNode } from 'react';
import { DownloadLinks, type DownloadLinksProps } from './DownloadLinks.tsx';

/** What stands below a page of the record: the page as a file. */
export function Downloads(props: DownloadLinksProps): ReactNode {
  return (
    <Inline gap="small">
      <DownloadLinks {...props} size="small" />
    </Inline>
  );
}
