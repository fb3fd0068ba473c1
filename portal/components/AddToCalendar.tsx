import { Button, type ButtonProps } from '@portal/design-system/Button';
import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import { addressLine } from '#domain/appointments/directions.ts';
import { useTellResult } from './page-result/page-result.ts';

export interface AddToCalendarProps extends Pick<ButtonProps, 'isFullWidth'> {
  /** Title of the calendar entry. */
  readonly appointment: Pick<AvailableAppointment, 'kind' | 'startDate' | 'endDate' | 'clinic'> & {
    readonly practitioner: { readonly name: string };
  };
  /** Identifies the appointment in the calendar, so that adding it again updates it instead of duplicating it. */
  readonly id: string | number;
  /** How patient and practitioner meet, if not at the clinic. */
  readonly remotePlace?: string | undefined;
  /** What else to know there, one line each: the room. */
  readonly notes?: readonly string[];
  /** Path of the page that shows the appointment. */
  readonly path: string;
}

/** Saves an appointment as a file for the patient's own calendar; the code that writes it is loaded on demand. */
export function AddToCalendar(props: AddToCalendarProps): ReactNode {
  const { appointment, id, remotePlace, notes = [], path, isFullWidth } = props;
  const t = useTranslations('shell');
  const { name } = useBrand();
  const now = useNow();
  const { strings } = useDesignSystem();
  const tell = useTellResult();
  const { kind, practitioner, clinic, startDate, endDate } = appointment;

  async function save(): Promise<void> {
    const code = await Promise.all([
      import('#domain/appointments/calendar-file.ts'),
      import('#client/app/save-file.ts'),
    ]).catch(() => null);
    if (!code) return tell({ message: strings.loadFailed, tone: 'error' });
    const [{ calendarFile }, { saveFile }] = code;
    const clinicPlace = [clinic.name, clinic.address && addressLine(clinic.address)];
    const event = {
      uid: `appointment-${id}@${window.location.hostname}`,
      title: `${kind}, ${name}`,
      start: startDate,
      end: endDate,
      location: remotePlace ?? clinicPlace.filter(Boolean).join(', '),
      description: [practitioner.name, ...notes, clinic.cmsContent].filter(Boolean).join('\n'),
      url: new URL(path, window.location.origin).href,
    };
    saveFile(`${name.toLowerCase()}.ics`, 'text/calendar;charset=utf-8', calendarFile(event, now));
  }

  return (
    <Button tone="secondary" icon={<CalendarAddIcon />} isFullWidth={isFullWidth} onPress={() => void save()}>
      {t('addToCalendar')}
    </Button>
  );
}
