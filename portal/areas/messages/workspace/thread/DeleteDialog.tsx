import { Button } from '@portal/design-system/Button';
import { Dialog } from '@portal/design-system/Dialog';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textErrors } from '#contract/calls/text-rule.ts';
import { deletionFields } from '../rules.ts';

export interface DeleteDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called with whether it should be shown. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Deletes the message for this reason. */
  readonly onDelete: (reason: string) => Promise<void>;
}

/** Asks why a message is to be deleted: the patient reads it in the message's place. */
export function DeleteDialog({ isOpen, onOpenChange, onDelete }: DeleteDialogProps): ReactNode {
  const t = useTranslations('workspace.deletion');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isWrong = textErrors(deletionFields, { reason }).length > 0;

  async function confirm(): Promise<void> {
    setTried(true);
    if (isWrong) return;
    setSending(true);
    await onDelete(reason);
    setSending(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('question')}
      description={t('consequence')}
      actions={
        <>
          <Button tone="danger" isLoading={isSending} onPress={() => void confirm()}>
            {t('delete')}
          </Button>
          <Button tone="tertiary" onPress={() => onOpenChange(false)}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        error={isTried && isWrong ? t('reasonMissing') : undefined}
      />
    </Dialog>
  );
}
