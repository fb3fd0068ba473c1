import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { AttachedFiles } from './attached-files.ts';
import { useCustomerAttachments } from './use-customer-attachments.ts';

export interface CustomerAttachmentsProps {
  /** The conversation that they are for; null: a new one. */
  readonly threadId: string | null;
  /** How many messages were sent from here: with each one the files leave the draft. */
  readonly sentCount: number;
  /** While the message is being sent. */
  readonly isDisabled: boolean;
  /** Called with what is to be sent, each time that it changes. */
  readonly onChange: (files: AttachedFiles) => void;
}

/** The files of a customer's draft, and the field that adds to them. */
export function CustomerAttachments(props: CustomerAttachmentsProps): ReactNode {
  const { threadId, sentCount, isDisabled, onChange } = props;
  const files = useCustomerAttachments(threadId);
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
