import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { LOCALES } from '#contract/language/language.ts';
import type { Growth } from '../contract.ts';

const YEAR = 12;

export interface GrowthRowsProps {
  /** The latest first. */
  readonly growth: readonly Growth[];
}

/** How fast a child grew in height from one measurement to the next. */
export function GrowthRows({ growth }: GrowthRowsProps): ReactNode {
  const t = useTranslations('growth');
  const language = useLanguage();
  const heading = useId();
  const ageOf = (months: number) => {
    const [whole, rest] = [Math.floor(months / YEAR), months % YEAR];
    return [
      whole > 0 && t('age.years', { count: whole }),
      (rest > 0 || whole === 0) && t('age.months', { count: rest }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <Stack gap="xsmall" as="section" aria-labelledby={heading}>
      {/* No heading: the chart above, which has this one's, may still be on its way. */}
      <Text weight="strong" id={heading}>
        {t('speed.title')}
      </Text>
      <Stack as="ul" gap="xsmall">
        {growth.map(({ from, to, ages, centimetresPerYear }) => (
          <Inline as="li" key={to} justify="between">
            <Text tone="muted">
              {ages ? (
                `${ageOf(ages.from)} – ${ageOf(ages.to)}`
              ) : (
                <>
                  <DateTime value={from} format="date" /> – <DateTime value={to} format="date" />
                </>
              )}
            </Text>
            <Text>
              {t('speed.perYear', {
                number: centimetresPerYear.toLocaleString(LOCALES[language], {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                }),
              })}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
