import { useToast } from '@portal/design-system/Toast';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRouter } from '#client/navigation/router.tsx';

/** Milliseconds that the result of a cancellation stays (APPT-10). */
const DURATION = 15_000;

/** `#appointment-cancelled` says that a cancellation has led here; it is told once and the hash is taken away. */
export function useCancelledToast(): void {
  const t = useTranslations('shell');
  const toasts = useToast();
  const { hash, pathname, search, go } = useRouter();

  useEffect(() => {
    if (hash !== '#appointment-cancelled') return;
    toasts.show({ message: t('appointmentCancelled'), tone: 'success', duration: DURATION });
    go(pathname + search, { replace: true });
  }, [hash, pathname, search, go, toasts, t]);
}
