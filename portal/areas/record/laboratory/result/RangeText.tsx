import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { LaboratoryTest } from '../contract.ts';
import { rangeText, writeNumber } from '../writing.ts';

export interface RangeTextProps {
  readonly test: LaboratoryTest;
  /** `span` in a row, where words before it say what it is. Default: `p`. */
  readonly as?: 'span';
}

/** The reference range; its signs are read out in words. Nothing where there is none to show. */
export function RangeText({ test, as }: RangeTextProps): ReactNode {
  const t = useTranslations('laboratory.test');
  const language = useLanguage();
  const text = rangeText(test, language);
  const { referenceRange: range, unit } = test;
  if (!text || !range) return null;
  const write = (number: number | null) =>
    number === null ? '' : writeNumber(number, test.decimals, language);
  const kind = range.min === null ? 'under' : range.max === null ? 'over' : 'between';
  const spoken = t(`spokenRange.${kind}`, { number: write(range.min ?? range.max), end: write(range.max) });
  return (
    <Text as={as} size="small" tone="muted" isNumeric spoken={`${t('range')} ${spoken} ${unit}`}>
      {as ? text : `${t('range')} ${text}`}
    </Text>
  );
}
