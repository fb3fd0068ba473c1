import { Badge } from '@portal/design-system/Badge';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useMoment } from '#components/use-moment.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { daysUntil } from './moment-texts.ts';

export interface AppointmentHeaderProps {
  readonly appointment: Appointment;
  /** It is yet to come. */
  readonly isComing: boolean;
  /** Of the heading; null where the page's own says when it is. */
  readonly titleId: string | null;
}

/** The days ahead that a countdown counts: who waits longer looks at the date. */
const COUNTED_DAYS = 30;

/** When an appointment is, how long it takes, and how soon that is. */
export function AppointmentHeader({ appointment, isComing, titleId }: AppointmentHeaderProps): ReactNode {
  const t = useTranslations('appointments.detail');
  const tRule = useTranslations('visit-rules');
  const lang = useLanguage();
  const now = useNow();
  const moment = useMoment();
  const { startDate, endDate, durationMinutes, isSpecificTime } = appointment;
  const start = formatTime(new Date(startDate), lang);
  const end = formatTime(new Date(endDate), lang);
  const days = daysUntil(helsinkiDay(new Date(startDate)), helsinkiDay(now));
  return (
    <Stack gap="xsmall" align="start">
      {isComing && days >= 0 && days <= COUNTED_DAYS && (
        // On paper it would be wrong by tomorrow.
        <Visible on="screen">
          <Badge tone="accent">{t('countdown', { days })}</Badge>
        </Visible>
      )}
      {titleId && (
        <Heading level={2} size={2} id={titleId}>
          {moment(startDate)}
        </Heading>
      )}
      <Text size="lead" isNumeric>
        {t('timeRange', { start, end })} · {t('duration', { minutes: durationMinutes })}
      </Text>
      {!isSpecificTime && isComing && <Text size="small">{tRule('someTime')}</Text>}
    </Stack>
  );
}
