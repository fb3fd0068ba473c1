import type { ReactNode } from 'react';
import { MessageFiles, type SentFile } from '#components/attachments/MessageFiles.tsx';
import { useFileDownload } from '#components/attachments/use-file-download.ts';

/** The files of a message in a customer's conversation. */
export function CustomerFiles({
  files,
}: {
  /** The files. */ readonly files: readonly SentFile[];
}): ReactNode {
  return <MessageFiles files={files} addressOf={useFileDownload()} />;
}
