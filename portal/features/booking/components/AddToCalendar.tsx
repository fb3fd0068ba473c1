import { Button } from '@portal/design-system/Button';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#contract/client/use-now.ts';
import type { ReservationDetails } from '../reservation-contract.ts';

export interface AddToCalendarProps {
  readonly details: ReservationDetails;
  /** Path of the page that shows the appointment. */
  readonly path: string;
}

/** Saves the appointment as a file for the patient's own calendar; what writes it is loaded when it is wanted. */
export function AddToCalendar({ details, path }: AddToCalendarProps): ReactNode {
  const t = useTranslations('booking.success');
  const now = useNow();
  const { appointment, appointmentId } = details;
  const { clinic, kind, practitioner, startDate, endDate } = appointment;

  async function save(): Promise<void> {
    const [{ calendarFile }, { saveFile }, { addressLine }] = await Promise.all([
      import('#contract/calendar-file.ts'),
      import('#contract/client/save-file.ts'),
      import('#contract/directions.ts'),
    ]);
    const event = {
      uid: `appointment-${appointmentId}@${location.hostname}`,
      title: `${kind}, ${practitioner.name}`,
      start: startDate,
      end: endDate,
      location: clinic.address ? `${clinic.name}, ${addressLine(clinic.address)}` : clinic.name,
      description: clinic.cmsContent ?? '',
      url: new URL(path, location.origin).href,
    };
    saveFile(t('calendarFile'), 'text/calendar;charset=utf-8', calendarFile(event, now));
  }

  return (
    <Button tone="outline" icon={<CalendarAddIcon />} onPress={() => void save()}>
      {t('calendar')}
    </Button>
  );
}
