import { useToast } from '@portal/design-system/Toast';
import { useTranslations } from 'use-intl';
import { useHref } from '#contract/client/use-href.ts';
import { useSend } from '#contract/client/use-send.ts';

/** Ends the session and leaves for the login page by a document load, so that nothing of the patient's stays in memory. */
export function useLogOut(): () => Promise<void> {
  const send = useSend();
  const href = useHref();
  const toasts = useToast();
  const t = useTranslations('shell.logOut');
  return async () => {
    try {
      await send('POST /api/logout', {});
    } catch {
      toasts.show({ message: t('failed'), tone: 'error' });
      return;
    }
    window.location.assign(href('login-page-for-anonymous-users'));
  };
}
