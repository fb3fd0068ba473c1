import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { tellTabs } from '#client/app/session-channel.ts';
import { NetworkError } from '#client/calls/call-error.ts';
import { useSend } from '#client/calls/use-send.ts';
import { forgetDevice } from '#client/kept/forget-device.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface SignOutDialogProps {
  /** Called when the person stays. */
  readonly onClose: () => void;
}

/**
 * Ends the person's sessions and leads to the login page, in every tab, by a document load: nothing of the patient's
 * stays in memory.
 */
export function SignOutDialog({ onClose }: SignOutDialogProps): ReactNode {
  const t = useTranslations('shell.signOut');
  const send = useSend();
  const href = useHref();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'unanswered'>('asking');

  async function signOut(): Promise<void> {
    setState('sending');
    try {
      await send('POST /api/logout', {});
    } catch (error) {
      setState(error instanceof NetworkError ? 'unanswered' : 'failed');
      return;
    }
    await forgetDevice();
    tellTabs({ over: 'signed-out' });
    leaveDocument(href('login-page-for-anonymous-users', {}, { logOut: 'done' }));
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      onConfirm={() => void signOut()}
      isLoading={state === 'sending'}
    >
      {t('text')}
      {(state === 'failed' || state === 'unanswered') && (
        <Notice tone="error" role="alert">
          {t(state)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
