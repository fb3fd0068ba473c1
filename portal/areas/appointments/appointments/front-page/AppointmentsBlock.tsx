import { Avatar } from '@portal/design-system/Avatar';
import { DateTime } from '@portal/design-system/DateTime';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock } from '#components/record-block/RecordBlock.tsx';
import { StateBadge } from '../list/StateBadge.tsx';
import { nextAppointment, UPCOMING } from './upcoming.ts';

/** The appointments after the next one, on the front page. Where there is none or they failed, the place of the next one says so. */
export function AppointmentsBlock(): ReactNode {
  const t = useTranslations('appointments');
  const href = useHref();
  const answer = useCall('GET /api/own-appointments', UPCOMING);
  const row = useAppointmentRow();
  const { data, error } = answer;
  if (data ? data.upcoming.length === 0 : error) return null;
  return (
    <RecordBlock
      title={t('block.title')}
      showAll={{ href: href('appointment-list'), label: t('block.showAll') }}
      answer={answer}
      rows={({ upcoming }) => upcoming.filter((each) => each !== nextAppointment(upcoming)).map(row)}
      hasStart
      loading={t('list.loading')}
      empty={t('block.noOthers')}
      failed={t('list.error.title')}
    />
  );
}

function useAppointmentRow(): (appointment: Appointment) => LinkRow {
  const t = useTranslations('appointments');
  const href = useHref();
  return (appointment) => {
    const { id, startDate, practitioner, clinic, isRemote, locationType } = appointment;
    const place = isRemote ? t(`place.${locationType}`) : (clinic?.name ?? t('place.hidden'));
    return {
      id: String(id),
      href: href('appointment', { ids: id }),
      start: <Avatar name={practitioner?.name ?? ''} src={practitioner?.profilePicture ?? null} />,
      title: <DateTime value={startDate} format="dayAtTime" isCapitalised />,
      description: (
        <Stack gap="xxsmall" align="start">
          {[practitioner?.name, place].filter(Boolean).join(' · ')}
          <StateBadge appointment={appointment} />
        </Stack>
      ),
    };
  };
}
