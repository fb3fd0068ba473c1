import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRouter } from '#client/navigation/router.tsx';
import { useTellResult } from '#components/page-result/page-result.ts';

/** Milliseconds that the toast of a cancellation stays (APPT-10). */
const DURATION = 15_000;

/** `#appointment-cancelled` says that a cancellation has led here; it is told once and the hash is taken away. */
export function useCancelledResult(): void {
  const t = useTranslations('shell');
  const tell = useTellResult();
  const { hash, pathname, search, go } = useRouter();

  useEffect(() => {
    if (hash !== '#appointment-cancelled') return;
    tell({ message: t('appointmentCancelled'), tone: 'success', duration: DURATION });
    go(pathname + search, { replace: true });
  }, [hash, pathname, search, go, tell, t]);
}
