import { Button } from '@portal/design-system/Button';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReservationDetails } from '../reservation-contract.ts';

export interface AddToCalendarProps {
  readonly details: ReservationDetails;
  /** Address of the page that shows the appointment, with its origin left out. */
  readonly path: string;
}

/** Downloads the appointment for the patient's own calendar; the writer of the file is loaded when it is wanted. */
export function AddToCalendar({ details, path }: AddToCalendarProps): ReactNode {
  const t = useTranslations('booking.success');

  async function download(): Promise<void> {
    const { calendarFile } = await import('./calendar-file.ts');
    const address = new URL(path, location.origin).href;
    const file = new Blob([calendarFile(details, address)], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'ajanvaraus.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Button tone="outline" icon={<CalendarAddIcon />} onPress={() => void download()}>
      {t('calendar')}
    </Button>
  );
}
