import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { dayTitle } from '#contract/time/day-title.ts';
import { formatTime } from '#contract/time/time-format.ts';

/** A moment as a heading says it; the year where it is not the current one: 'Maanantai 23.11. klo 14.30'. */
export function useMoment(): (instant: string) => string {
  const t = useTranslations('shell');
  const lang = useLanguage();
  const now = useNow();
  return (instant) =>
    t('moment', { day: dayTitle(instant, lang, now), time: formatTime(new Date(instant), lang) });
}
