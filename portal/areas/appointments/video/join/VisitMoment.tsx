import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatDayHeading, formatTime } from '#contract/time/time-format.ts';
import type { VideoVisit } from '../contract.ts';

/** When a video appointment is: 'Maanantai 23.11. klo 14.30–14.50'. */
export function VisitMoment({ startDate, endDate }: Pick<VideoVisit, 'startDate' | 'endDate'>): ReactNode {
  const t = useTranslations('video');
  const lang = useLanguage();
  const startsAt = new Date(startDate);
  return (
    <Text size="lead" weight="strong" isNumeric>
      {t('when', {
        day: capitalised(formatDayHeading(startsAt, lang)),
        start: formatTime(startsAt, lang),
        end: formatTime(new Date(endDate), lang),
      })}
    </Text>
  );
}
