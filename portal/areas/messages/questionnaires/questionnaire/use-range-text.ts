import { useFormatter, useTranslations } from 'use-intl';
import type { Item } from '../contract.ts';

/** Says how large a number may be; null: as large as it likes. */
export function useRangeText(): (item: Pick<Item, 'min' | 'max'>) => string | null {
  const t = useTranslations('questionnaires.form.number');
  const format = useFormatter();
  const written = (bound: number) => format.number(bound, { maximumFractionDigits: 6 });
  return ({ min, max }) => {
    if (min !== null && max !== null) return t('between', { number: `${written(min)}–${written(max)}` });
    if (min !== null) return t('atLeast', { number: written(min) });
    return max === null ? null : t('atMost', { number: written(max) });
  };
}
