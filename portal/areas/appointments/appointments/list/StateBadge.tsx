import { Badge } from '@portal/design-system/Badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useNow } from '#client/app/use-now.ts';
import { appointmentState } from '../appointment/appointment-state.ts';
import { nearness } from '../appointment/moment-texts.ts';

/** What is special about an appointment: that it is near, or that it was cancelled. Nothing for most. */
export function StateBadge({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const t = useTranslations('appointments.card');
  const now = useNow();
  const state = appointmentState(appointment, now);
  if (state === 'cancelledByClinic') return <Badge tone="warning">{t('cancelledByClinic')}</Badge>;
  if (state === 'cancelledByPatient') return <Badge>{t('cancelled')}</Badge>;
  const near = state === 'coming' && nearness(appointment.startDate, now);
  return near ? <Badge tone="accent">{t(near)}</Badge> : null;
}
