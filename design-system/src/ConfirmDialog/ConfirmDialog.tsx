import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called with whether it should be shown. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** Says what it does: 'Cancel the appointment', not 'Yes'. */
  readonly confirmLabel: string;
  /** Default: 'Cancel' in the reader's language. */
  readonly cancelLabel?: string;
  /** Called when the person agrees. */
  readonly onConfirm: () => void;
  /** `danger` for what cannot be undone. Default: `primary`. */
  readonly tone?: 'primary' | 'danger';
  /** While the action is carried out: the dialog stays open, cannot be closed and does not send twice. */
  readonly isLoading?: boolean;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm } = props;
  const { tone = 'primary', isLoading = false } = props;
  const { strings } = useDesignSystem();
  const change = (open: boolean): void => {
    if (!isLoading) onOpenChange(open);
  };
  const actions = (
    <>
      <Button tone={tone} onPress={onConfirm} isLoading={isLoading}>
        {confirmLabel}
      </Button>
      <Button tone="tertiary" onPress={() => change(false)} isDisabled={isLoading}>
        {cancelLabel ?? strings.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      description={children}
      actions={actions}
    />
  );
}
