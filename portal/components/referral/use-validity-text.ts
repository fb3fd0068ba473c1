import { useTranslations } from 'use-intl';
import { validityHint } from '#areas/record/shared/health-record/validity.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';

/** Says how long something is valid whose last day is given as `YYYY-MM-DD`. */
export function useValidityText(): (validUntil: string) => string {
  const t = useTranslations('referral.hint');
  const language = useLanguage();
  const now = useNow();
  return (validUntil) => {
    const hint = validityHint(validUntil, now);
    if (hint.type === 'weeks') return t('weeks', { weeks: hint.weeks });
    const date = formatDay(startOfHelsinkiDay(validUntil), language);
    return t(hint.type === 'later' ? 'date' : hint.type, { date });
  };
}
