import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { centsOf } from '#contract/values/money.ts';
import type { AvailableAppointment } from '#domain/appointments/appointment.ts';

type Rate = NonNullable<AvailableAppointment['practitionerRate']>;

export interface PriceDetailsProps {
  readonly rate: Rate;
  readonly estimate: NonNullable<Rate['estimate']>;
}

interface Row {
  readonly name: string;
  readonly cents: number;
  /** Before the sum: 'from'. */
  readonly prefix?: string;
  readonly isSum?: boolean;
}

/** What the estimate of a visit's price consists of, for those who want to know: each fee, what Kela pays, what is left. */
export function PriceDetails({ rate, estimate }: PriceDetailsProps): ReactNode {
  const t = useTranslations('booking.summary.details');
  const tTime = useTranslations('booking.time');
  const { compensationEuros, totalEuros } = estimate;
  const from = tTime('from');
  const rows: readonly Row[] = [
    { name: rate.name, cents: centsOf(rate.rateEuros), prefix: from },
    ...rate.additionalFees.map((fee) => ({ name: fee.name, cents: centsOf(fee.rateEuros) })),
    ...(compensationEuros > 0 ? [{ name: t('compensation'), cents: -centsOf(compensationEuros) }] : []),
    { name: t('total'), cents: centsOf(totalEuros), prefix: from, isSum: true },
  ];
  return (
    <Disclosure summary={t('show')}>
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
          {t('note')}
        </Text>
      </Stack>
    </Disclosure>
  );
}
