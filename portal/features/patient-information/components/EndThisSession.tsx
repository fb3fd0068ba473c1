import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#contract/client/call-error.ts';
import { leaveDocument } from '#contract/client/leave-document.ts';
import { tellTabs } from '#contract/client/session-channel.ts';
import { useHref } from '#contract/client/use-href.ts';
import { useSend } from '#contract/client/use-send.ts';

export interface EndThisSessionProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Logs this browser out, in all its tabs, and no other one. */
export function EndThisSession({ id, onClose }: EndThisSessionProps): ReactNode {
  const t = useTranslations('patient-information.sessions');
  const send = useSend();
  const href = useHref();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  async function end(): Promise<void> {
    setState('sending');
    try {
      await send('DELETE /api/sessions/{id}', { params: { id }, endsSession: true });
    } catch (error) {
      // Of a try before this one, the answer may have been lost.
      if (!isProblem(error, 'authenticationRequired') && !isProblem(error, 'csrfFailed')) {
        setState('failed');
        return;
      }
    }
    tellTabs({ over: 'logged-out-here' });
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
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          {t('failed')}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
