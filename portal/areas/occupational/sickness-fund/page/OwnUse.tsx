import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatCents } from '#contract/values/money.ts';
import type { Benefit } from '../contract.ts';
import type { MembersFundProps } from './Benefits.tsx';

/** How much of each benefit the member has used, and what is left where there is a limit. */
export function OwnUse({ fund }: MembersFundProps): ReactNode {
  const t = useTranslations('sickness-fund');
  const use = useWords();
  return (
    <Stack gap="medium">
      <Heading level={2} size={3}>
        {t('use.title', { year: fund.year })}
      </Heading>
      <Text>{t('use.counted')}</Text>
      <DefinitionList
        items={fund.benefits.map((benefit) => ({
          term: t(`names.${benefit.id}`),
          description: use(benefit),
        }))}
      />
      <Text size="small" tone="muted">
        {t('use.elsewhere')}
      </Text>
    </Stack>
  );
}

function useWords(): (benefit: Benefit) => string {
  const t = useTranslations('sickness-fund.use');
  const lang = useLanguage();
  return ({ used, paidCents, mostUsesPerYear, mostUses, mostCentsPerYear }) => {
    const most = mostUsesPerYear ?? mostUses;
    // What is limited for good is a course of therapy.
    const unit = mostUses === null ? 'visit' : 'therapy';
    const parts = [
      most === null ? t('times', { count: used }) : t('ofTimes', { used, most, unit }),
      most !== null && t('left', { count: Math.max(0, most - used), unit }),
      mostCentsPerYear !== null &&
        t('paid', {
          paid: formatCents(paidCents, lang),
          left: formatCents(Math.max(0, mostCentsPerYear - paidCents), lang),
        }),
    ];
    return capitalised(parts.filter(Boolean).join(', '));
  };
}
