import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Table } from '@portal/design-system/Table';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import type { Charge } from '../contract.ts';

export interface ChargeCardProps {
  readonly charge: Charge;
  /** It can be answered until its last moment. */
  readonly isOpen: boolean;
}

/** What is proposed: why and by whom, each row with its price, the sum, and until when to answer. */
export function ChargeCard({ charge, isOpen }: ChargeCardProps): ReactNode {
  const t = useTranslations('additional-charges.charge');
  const lang = useLanguage();
  const isAllFree = charge.rows.every(({ vatPercentage }) => vatPercentage === 0);
  const percent = new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'fi-FI');
  const vat = {
    id: 'vat',
    header: t('vat'),
    cell: ({ vatPercentage }: Charge['rows'][number]) =>
      vatPercentage === 0 ? t('free') : t('taxed', { percent: percent.format(vatPercentage) }),
  };
  return (
    <Card padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large">
        <Table
          caption={t('title')}
          columns={[
            { id: 'what', header: t('what'), cell: ({ name }) => name },
            ...(isAllFree ? [] : [vat]),
            {
              id: 'price',
              header: t('price'),
              isNumeric: true,
              cell: ({ cents }) => <Price cents={cents} />,
            },
          ]}
          rows={charge.rows}
          rowKey={(_row, index) => String(index)}
        />
        <Inline justify="between" align="baseline">
          <Text weight="strong">{t('sum')}</Text>
          <Price cents={charge.sumCents} weight="strong" />
        </Inline>
        {isAllFree && (
          <Text size="small" tone="muted">
            {t('allFree')}
          </Text>
        )}
        <DefinitionList
          items={[
            { term: t('reasonTitle'), description: t(`reason.${charge.reason}`) },
            { term: t('who'), description: t('professional', charge.proposedBy) },
            ...(isOpen
              ? [
                  {
                    term: t('until'),
                    description: capitalised(formatSpoken(new Date(charge.expiresAt), lang)),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
