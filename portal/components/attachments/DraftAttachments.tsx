import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { AttachedFiles } from './attached-files.ts';
import type { Attachments } from './use-attachments.ts';

/** What a form says of the files that go with its message. */
export interface DraftFilesProps {
  /** How many messages were sent from here: with each one the files leave the draft. */
  readonly sentCount: number;
  /** While the message is being sent. */
  readonly isDisabled: boolean;
  /** Called with what is to be sent, each time that it changes. */
  readonly onChange: (files: AttachedFiles) => void;
}

export interface DraftAttachmentsProps extends DraftFilesProps {
  /** The draft's files, from `useAttachments`. */
  readonly files: Attachments;
}

/** The files of a draft, and the field that adds to them. */
export function DraftAttachments({
  files,
  sentCount,
  isDisabled,
  onChange,
}: DraftAttachmentsProps): ReactNode {
  const { isBusy } = files;
  const ready = files.readyIds.join(' ');

  const tell = useEffectEvent(() => onChange({ readyIds: files.readyIds, isBusy }));
  useEffect(() => tell(), [ready, isBusy]);

  const refresh = useEffectEvent(() => files.refresh());
  useEffect(() => {
    // With the message these files have left the draft.
    if (sentCount > 0) refresh();
  }, [sentCount]);

  return <AttachmentsField attachments={files} isDisabled={isDisabled} />;
}
