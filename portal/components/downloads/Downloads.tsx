import type { ReactNode } from 'react';
import { FileLinks } from './FileLinks.tsx';
import { type SavedDocument, useDocumentFiles } from './use-document-files.tsx';

export type DownloadsProps = SavedDocument;

/** What stands below a page of the record: the page as a file. */
export function Downloads(props: DownloadsProps): ReactNode {
  const files = useDocumentFiles(props);
  return <FileLinks files={files.map((file) => ({ ...file, size: 'small' }))} />;
}
