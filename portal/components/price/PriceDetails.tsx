import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ToldPrice } from '#areas/appointments/shared/appointments/appointment.ts';

export interface PriceDetailsProps {
  /** The practitioner's price first, then the fees and what Kela pays. */
  readonly items: ToldPrice['items'];
  /** What is left to pay at least, in cents. */
  readonly totalCents: number;
}

interface Row {
  readonly name: string;
  readonly cents: number;
  /** Before the sum: 'from'. */
  readonly prefix?: string;
  readonly isSum?: boolean;
}

/** What a least sum to pay consists of, for those who want to know: each fee, what Kela pays, what is left. */
export function PriceDetails({ items, totalCents }: PriceDetailsProps): ReactNode {
  const t = useTranslations('visit-rules');
  const from = t('from');
  const rows: readonly Row[] = [
    ...items.map(({ name, cents }, index) => ({
      name: name ?? t('priceDetails.compensation'),
      cents,
      ...(index === 0 && { prefix: from }),
    })),
    { name: t('priceDetails.total'), cents: totalCents, prefix: from, isSum: true },
  ];
  return (
    <Disclosure summary={t('priceDetails.show')}>
      <Stack gap="small">
        <Stack as="ul" gap="xsmall">
          {rows.map(({ name, cents, prefix, isSum }, index) => (
            <Inline as="li" key={`${index} ${name}`} justify="between" align="baseline">
              <Text size="small" {...(isSum && { weight: 'strong' as const })}>
                {name}
              </Text>
              <Price
                cents={cents}
                size="small"
                {...(prefix && { prefix })}
                {...(isSum && { weight: 'strong' as const })}
              />
            </Inline>
          ))}
        </Stack>
        <Text size="small" tone="muted">
          {t('priceDetails.note')}
        </Text>
      </Stack>
    </Disclosure>
  );
}
