import { LoadMore } from '@portal/design-system/LoadMore';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AppointmentCards } from './AppointmentCards.tsx';

/** A page that is exactly this long may be followed by another (APPT-02). */
const PAGE_SIZE = 20;

export interface PastAppointmentsProps {
  /** One page of past appointments, latest first. */
  readonly appointments: readonly Appointment[];
  /** How many later ones stand above it. Default: 0. */
  readonly offset?: number;
}

/** Past appointments a page at a time, each page asked for when the patient wants it. */
export function PastAppointments({ appointments, offset = 0 }: PastAppointmentsProps): ReactNode {
  const t = useTranslations('appointments.list');
  const [isFollowed, setFollowed] = useState(false);
  const next = offset + appointments.length;
  return (
    <Stack gap="small">
      <AppointmentCards appointments={appointments} />
      {isFollowed ? (
        <OlderAppointments offset={next} />
      ) : (
        appointments.length === PAGE_SIZE && (
          <LoadMore
            label={t('more')}
            onPress={() => setFollowed(true)}
            status={t('moreLoaded', { count: next })}
          />
        )
      )}
    </Stack>
  );
}

function OlderAppointments({ offset }: { readonly offset: number }): ReactNode {
  const t = useTranslations('appointments.list');
  const { data, error, isRefreshing, retry } = useCall('GET /api/own-appointments', { query: { offset } });
  const list = useRef<HTMLElement>(null);
  const hasArrived = data !== undefined;

  // The button that was pressed is gone: reading goes on at the first of the new ones.
  useEffect(() => {
    if (hasArrived) list.current?.querySelector('a')?.focus();
  }, [hasArrived]);

  if (data) {
    return (
      <Stack ref={list}>
        {data.past.length > 0 && <PastAppointments appointments={data.past} offset={offset} />}
      </Stack>
    );
  }
  return (
    <Stack gap="small">
      {error && (
        <Notice tone="error" role="alert">
          {t('moreFailed')}
        </Notice>
      )}
      <LoadMore label={t('more')} onPress={retry} isLoading={isRefreshing} />
    </Stack>
  );
}
