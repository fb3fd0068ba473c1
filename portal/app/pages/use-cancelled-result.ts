import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTellResult } from '#components/page-result/page-result.ts';

/** Milliseconds that the toast of a cancellation stays (APPT-10). */
const DURATION = 15_000;

/** `#appointment-cancelled` says that a cancellation has led here; it is told once and the hash is taken away. */
export function useCancelledResult(): void {
  const t = useTranslations('shell');
  const tell = useTellResult();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hash !== '#appointment-cancelled') return;
    tell({ message: t('appointmentCancelled'), tone: 'success', duration: DURATION });
    void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate, tell, t]);
}
