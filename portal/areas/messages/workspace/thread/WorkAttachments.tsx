import type { ReactNode } from 'react';
import { DraftAttachments, type DraftFilesProps } from '#components/attachments/DraftAttachments.tsx';
import { useWorkAttachments } from './use-work-attachments.ts';

export interface WorkAttachmentsProps extends DraftFilesProps {
  /** The conversation that they are for. */
  readonly threadId: number;
}

/** The files that go with an answer to the patient. */
export function WorkAttachments({ threadId, ...draft }: WorkAttachmentsProps): ReactNode {
  return <DraftAttachments {...draft} files={useWorkAttachments(threadId)} />;
}
