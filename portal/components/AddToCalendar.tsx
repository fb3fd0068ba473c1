import { Button, type ButtonProps } from '@portal/design-system/Button';
import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type {
  AvailableAppointment,
  CalendarIdentity,
} from '#areas/appointments/shared/appointments/appointment.ts';
import type { CalendarAppointment } from '#areas/appointments/shared/appointments/calendar-file.ts';
import { joiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useTellResult } from './page-result/page-result.ts';

export interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'isFullWidth' | 'isIconAbove'> {
  /** What the entry says: when, what, with whom, and where or how. */
  readonly appointment: CalendarAppointment & Pick<AvailableAppointment, 'isRemote' | 'locationType'>;
  /** Its number, by which the entry leads to its page. */
  readonly id: number;
  /** By what a calendar knows the entry again, from wherever it comes. */
  readonly identity: CalendarIdentity;
}

/** Saves an appointment as a file for the patient's own calendar; the code that writes it is loaded on demand. */
export function AddToCalendar({ appointment, id, identity, ...look }: AddToCalendarProps): ReactNode {
  const t = useTranslations('shell');
  const tRule = useTranslations('visit-rules');
  const { customerServicePhone: phone } = useBrand();
  const { actingFor } = useSession();
  const href = useHref();
  const now = useNow();
  const { strings } = useDesignSystem();
  const tell = useTellResult();
  const child = actingFor?.firstNames.split(' ', 1).join();

  async function save(): Promise<void> {
    const code = await Promise.all([
      import('#areas/appointments/shared/appointments/calendar-file.ts'),
      import('#client/app/save-file.ts'),
    ]).catch(() => null);
    if (!code) return tell({ message: strings.loadFailed, tone: 'error' });
    const [{ calendarFile }, { saveFile }] = code;
    const url = new URL(href('appointment', { ids: id }), window.location.origin).href;
    const rule = joiningRule(appointment);
    const joining = rule && tRule.markup(rule, { phone, call: (words) => words });
    const notes = [...(appointment.notes ?? []), ...(joining ? [joining] : [])];
    const entry = { identity, appointment: { ...appointment, child, notes }, url };
    const fileName = `${identity.organizer.name.toLowerCase()}.ics`;
    saveFile(fileName, 'text/calendar;charset=utf-8', calendarFile(entry, now));
  }

  return (
    <Button tone="secondary" icon={<CalendarAddIcon />} {...look} onPress={() => void save()}>
      {t('addToCalendar')}
    </Button>
  );
}
