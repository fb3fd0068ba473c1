import type { ReactNode } from 'react';
import { AccountDeletion, type AccountDeletionProps } from './AccountDeletion.tsx';
import { DownloadData } from './DownloadData.tsx';

/** What patients may demand of their data: all of it as a file, and an end of the account. */
export function OwnData({ requestedAt }: AccountDeletionProps): ReactNode {
  return (
    <>
      <DownloadData />
      <AccountDeletion requestedAt={requestedAt} />
    </>
  );
}
