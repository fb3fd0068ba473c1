import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { timeInput } from './time-input.ts';

export interface BookedTimeProps {
  /** The way in which it is booked. */
  readonly type: HealthCareType;
  /** Of the free time. */
  readonly id: string;
}

/** The time that is being booked, beside what has to be done before it can be. */
export function BookedTime({ type, id }: BookedTimeProps): ReactNode {
  const t = useTranslations('booking');
  const { data } = useCall('GET /api/appointments/free/{id}', timeInput(type, id));
  if (data?.type === 'available')
    return <AppointmentSummary appointment={data.appointment} title={t('summary.title')} />;
  const isOwn = data?.type === 'already-reserved' && data.ownAppointmentId !== null;
  if (isOwn) return <Notice>{t('taken.ownTitle')}</Notice>;
  if (data) return <Notice tone="warning">{t('taken.text')}</Notice>;
  return null;
}
