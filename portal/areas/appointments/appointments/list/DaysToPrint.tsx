import { formatDate } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { PrintIcon } from '@portal/design-system/icons/PrintIcon';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { helsinkiDay } from '#contract/time/time.ts';

export interface DaysToPrintProps {
  /** Coming appointments; those that the clinic has cancelled make no day. */
  readonly appointments: readonly Appointment[];
}

/** For each day with appointments the way to its printed page. */
export function DaysToPrint({ appointments }: DaysToPrintProps): ReactNode {
  const t = useTranslations('appointments.day');
  const href = useHref();
  const lang = useLanguage();
  const standing = appointments.filter(({ hasAppointeeCanceled }) => !hasAppointeeCanceled);
  const days = [...new Set(standing.map(({ startDate }) => helsinkiDay(new Date(startDate))))];
  return (
    <Visible on="screen">
      {days.length > 0 && (
        <Inline gap="medium">
          <Text size="small" tone="muted" icon={<PrintIcon size="small" />}>
            {t('links')}
          </Text>
          <Inline gap="medium">
            {days.map((date) => {
              const day = formatDate(date, 'shortDay', lang);
              return (
                <TextLink
                  key={date}
                  href={href('appointment-day', { date })}
                  isStandalone
                  aria-label={t('link', { day })}
                >
                  {day}
                </TextLink>
              );
            })}
          </Inline>
        </Inline>
      )}
    </Visible>
  );
}
