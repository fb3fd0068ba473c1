import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openingState, weekdayGroups } from '#areas/appointments/shared/clinics/opening.ts';
import type { OpeningHours, OpeningSpan } from '#areas/appointments/shared/clinics/opening-hours.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A time of day as it is read. */
function useClock(): (time: string) => string {
  const lang = useLanguage();
  const sign = lang === 'en' ? ':' : '.';
  return (time) => time.replace(/^0/, '').replace(':', sign);
}

export interface OpeningTimesProps {
  /** When the clinic is open. */
  readonly hours: OpeningHours;
}

/** Whether the clinic is open now, and until or from when. */
export function OpeningNow({ hours }: OpeningTimesProps): ReactNode {
  const t = useTranslations('clinics.hours');
  const lang = useLanguage();
  const clock = useClock();
  const state = openingState(hours, useNow());
  if (state.is === 'open') return <Badge tone="success">{t('open', { time: clock(state.until) })}</Badge>;
  if (state.is === 'closed') return <Badge>{t('closed')}</Badge>;
  const time = clock(state.from);
  if (state.isToday) return <Badge>{t('opensToday', { time })}</Badge>;
  const [hour, minute] = state.from.split(':').map(Number);
  const opens = helsinkiTime(state.day, hour ?? 0, minute);
  return <Badge>{t('opens', { day: formatDayHeading(opens, lang), time: formatTime(opens, lang) })}</Badge>;
}

/** The week's hours, and the days ahead on which they are others. */
export function OpeningTimes({ hours }: OpeningTimesProps): ReactNode {
  const t = useTranslations('clinics.hours');
  const clock = useClock();
  const written = (spans: readonly OpeningSpan[]) =>
    spans.length === 0
      ? t('closed')
      : spans.map(({ from, to }) => `${clock(from)}\u2013\u2060${clock(to)}`).join(', ');
  const nameOf = (nth: number) => t(`weekday.${WEEKDAYS[nth] ?? 'mon'}`);
  return (
    <Stack gap="medium">
      <Stack as="ul" gap="xsmall">
        {weekdayGroups(hours.week).map(({ first, last, spans }) => (
          <Stack as="li" key={first} gap="none">
            <Inline justify="between" align="baseline">
              <Text weight="strong" as="span">
                {first === last ? nameOf(first) : `${nameOf(first)}\u2013${nameOf(last)}`}
              </Text>
              <Text as="span" isNumeric>
                {written(spans)}
              </Text>
            </Inline>
          </Stack>
        ))}
      </Stack>
      {hours.exceptions.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3} size={4}>
            {t('exceptions')}
          </Heading>
          <Stack as="ul" gap="xsmall">
            {hours.exceptions.map(({ day, hours: open, reason }) => (
              <Stack as="li" key={day} gap="none">
                <Inline justify="between" align="baseline">
                  <Stack gap="none">
                    <Text as="span">
                      <DateTime value={day} format="shortDay" isCapitalised />
                    </Text>
                    {reason && (
                      <Text as="span" size="small" tone="muted">
                        {reason}
                      </Text>
                    )}
                  </Stack>
                  <Text as="span" isNumeric>
                    {written(open ? [open] : [])}
                  </Text>
                </Inline>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
