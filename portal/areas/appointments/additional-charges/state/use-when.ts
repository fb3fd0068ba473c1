import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { formatOnDay, formatTime } from '#contract/time/time-format.ts';

/** Says when something is, in a sentence: 'maanantaina 23. marraskuuta klo 14.30'. */
export function useWhen(): (instant: string) => string {
  const t = useTranslations('additional-charges');
  const lang = useLanguage();
  return (instant) => {
    const at = new Date(instant);
    return t('at', { day: formatOnDay(at, lang), time: formatTime(at, lang) });
  };
}
