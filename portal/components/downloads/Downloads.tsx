import type { ReactNode } from 'react';
import { FileLinks } from './FileLinks.tsx';
import { type SavedDocument, useDocumentFiles } from './use-document-files.tsx';

export type DownloadsProps = SavedDocument;

/** Download links for this page of the record. */
export function Downloads(props: DownloadsProps): ReactNode {
  const files = useDocumentFiles(props);
  return <FileLinks files={files.map((file) => ({ ...file, size: 'small' }))} />;
}
