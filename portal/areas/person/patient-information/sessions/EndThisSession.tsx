import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { tellTabs } from '#client/app/session-channel.ts';
import { isProblem, NetworkError } from '#client/calls/call-error.ts';
import { useSend } from '#client/calls/use-send.ts';
import { forgetDevice } from '#client/kept/forget-device.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface EndThisSessionProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Logs this browser out, in all its tabs, and no other one. */
export function EndThisSession({ id, onClose }: EndThisSessionProps): ReactNode {
  const t = useTranslations('patient-information.sessions');
  const send = useSend();
  const href = useHref();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'unanswered'>('asking');

  async function end(): Promise<void> {
    setState('sending');
    try {
      await send('DELETE /api/sessions/{id}', { params: { id }, endsSession: true });
    } catch (error) {
      // Of a try before this one, the answer may have been lost.
      if (!isProblem(error, 'authenticationRequired') && !isProblem(error, 'csrfFailed')) {
        setState(error instanceof NetworkError ? 'unanswered' : 'failed');
        return;
      }
    }
    await forgetDevice();
    tellTabs({ over: 'signed-out-here' });
    leaveDocument(href('login-page-for-anonymous-users', {}, { logOut: 'here' }));
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('question')}
      confirmLabel={t('end')}
      cancelLabel={t('stay')}
      onConfirm={() => void end()}
      isLoading={state === 'sending'}
    >
      {t('consequence')}
      {(state === 'failed' || state === 'unanswered') && (
        <Notice tone="error" role="alert">
          {t(state)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
