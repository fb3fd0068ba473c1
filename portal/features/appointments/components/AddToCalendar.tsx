import { Button } from '@portal/design-system/Button';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#contract/client/app-context.ts';
import { addressLine } from '#contract/directions.ts';
import type { LinkedAppointment } from '../contract.ts';

export interface AddToCalendarProps {
  readonly appointment: Omit<LinkedAppointment, 'durationMinutes'> & { readonly room?: string | null };
  /** Names the appointment in the calendar, so that adding it again changes it instead of doubling it. */
  readonly id: string;
  /** Path of the appointment's page. */
  readonly path: string;
}

/** Hands the appointment to the device's calendar as a file. */
export function AddToCalendar({ appointment, id, path }: AddToCalendarProps): ReactNode {
  const t = useTranslations('appointments');
  const { name } = useBrand();
  const { kind, practitioner, clinic, isRemote, locationType, room } = appointment;

  async function save(): Promise<void> {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('#contract/calendar-file.ts'),
      import('#contract/client/save-file.ts'),
    ]);
    const place = [clinic.name, clinic.address && addressLine(clinic.address)].filter(Boolean).join(', ');
    const event = {
      uid: `${id}@${window.location.hostname}`,
      title: `${kind}, ${name}`,
      start: appointment.startDate,
      end: appointment.endDate,
      location: isRemote ? t(`place.${locationType}`) : place,
      description: [practitioner.name, room && `${t('detail.room')}: ${room}`].filter(Boolean).join('\n'),
      url: new URL(path, window.location.origin).href,
    };
    saveFile(`${name.toLowerCase()}.ics`, 'text/calendar;charset=utf-8', calendarFile(event, new Date()));
  }

  return (
    <Button tone="secondary" icon={<CalendarAddIcon />} isFullWidth onPress={() => void save()}>
      {t('detail.calendar')}
    </Button>
  );
}
