import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useHashResult } from '../shell/use-hash-result.ts';

/** Milliseconds that the toast of a cancellation stays (APPT-10). */
const DURATION = 15_000;

/** `#appointment-cancelled` says that a cancellation has led here. */
export function useCancelledResult(): void {
  const t = useTranslations('shell');
  const { actingFor } = useSession();
  const message = t(actingFor ? 'childAppointmentCancelled' : 'appointmentCancelled');
  useHashResult('#appointment-cancelled', { message, tone: 'success', duration: DURATION });
}
