import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { formatCents } from '#contract/values/money.ts';
import type { Benefit, SicknessFund } from '../contract.ts';

/** The fund, as its members see it. */
export interface MembersFundProps {
  readonly fund: Extract<SicknessFund, { type: 'ok' }>;
}

/** What the fund pays for, and how much. */
export function Benefits({ fund }: MembersFundProps): ReactNode {
  const t = useTranslations('sickness-fund');
  const lang = useLanguage();
  const terms = useTerms();
  return (
    <Stack gap="medium">
      <Heading level={2} size={3}>
        {t('benefits.title')}
      </Heading>
      <Text>{t('benefits.since', { day: formatDay(new Date(fund.validFrom), lang) })}</Text>
      <DefinitionList
        items={fund.benefits.map((benefit) => ({
          term: t(`names.${benefit.id}`),
          description: terms(benefit),
        }))}
      />
    </Stack>
  );
}

/** The terms of a benefit as one sentence. */
function useTerms(): (benefit: Benefit) => string {
  const t = useTranslations('sickness-fund.terms');
  const lang = useLanguage();
  return (benefit) => {
    const money = (cents: number) => formatCents(cents, lang);
    const { copayCents, sharePercent, mostCentsPerUse, mostUsesPerYear, mostCentsPerYear, mostUses } =
      benefit;
    const parts = [
      copayCents !== null && t('copay', { sum: money(copayCents) }),
      sharePercent !== null && t('share', { percent: sharePercent }),
      mostCentsPerUse !== null &&
        t(sharePercent === null ? 'upTo' : 'perVisit', { sum: money(mostCentsPerUse) }),
      mostUsesPerYear !== null && t('visitsPerYear', { count: mostUsesPerYear }),
      mostCentsPerYear !== null && t('perYear', { sum: money(mostCentsPerYear) }),
      mostUses !== null && t('sessions', { count: mostUses }),
    ];
    return capitalised(parts.filter(Boolean).join(', '));
  };
}
