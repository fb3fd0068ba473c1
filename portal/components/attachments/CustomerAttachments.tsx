import type { ReactNode } from 'react';
import { DraftAttachments, type DraftFilesProps } from './DraftAttachments.tsx';
import { useCustomerAttachments } from './use-customer-attachments.ts';

export interface CustomerAttachmentsProps extends DraftFilesProps {
  /** The conversation that they are for; null: a new one. */
  readonly threadId: string | null;
}

/** The files of a customer's draft. */
export function CustomerAttachments({ threadId, ...draft }: CustomerAttachmentsProps): ReactNode {
  return <DraftAttachments {...draft} files={useCustomerAttachments(threadId)} />;
}
