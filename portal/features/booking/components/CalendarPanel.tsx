import { Calendar } from '@portal/design-system/Calendar';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#contract/time.ts';

/** The calendar reaches as far as times are given out. */
const DAYS_AHEAD = 61;

export interface CalendarPanelProps {
  readonly day: string;
  readonly today: string;
  readonly available: readonly string[] | undefined;
  readonly onChange: (day: string) => void;
}

/** A month of days, those with free times marked. Heavy: imported when it is first opened. */
export function CalendarPanel({ day, today, available, onChange }: CalendarPanelProps): ReactNode {
  const t = useTranslations('booking.list.days');
  return (
    <>
      <VisuallyHidden as="h2">{t('calendarLabel')}</VisuallyHidden>
      <Calendar
        aria-label={t('calendarLabel')}
        value={day}
        onChange={onChange}
        minDate={today}
        maxDate={addDays(today, DAYS_AHEAD)}
        autoFocus
        {...(available && { availableDates: available })}
      />
    </>
  );
}
