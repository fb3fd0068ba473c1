import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Price } from '@portal/design-system/Price';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { centsOf } from '#contract/values/money.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { isFixedPrice } from '#domain/appointments/kela65.ts';

/** What kind of appointment it is, who booked it, and last what it costs. */
export function VisitFacts({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const t = useTranslations('appointments.detail');
  return (
    <Card>
      <DefinitionList
        items={[
          { term: t('kind'), description: appointment.kind },
          ...useBookedByFacts(appointment),
          ...usePriceFacts(appointment),
        ]}
      />
    </Card>
  );
}

/** Who booked a child's time, or that a guardian has for the reader. */
function useBookedByFacts({ bookedBy }: Appointment) {
  const t = useTranslations('appointments.bookedBy');
  const { actingFor } = useSession();
  if (!bookedBy || (!actingFor && bookedBy !== 'guardian')) return [];
  const who = actingFor && bookedBy === 'guardian' ? 'anotherGuardian' : bookedBy;
  return [{ term: t('term'), description: t(who) }];
}

/** What the visit costs, where it may be told (APPT-05). */
function usePriceFacts({ practitionerRate: rate }: Appointment) {
  const t = useTranslations('appointments.detail');
  if (!rate) return [];
  const isFinal = isFixedPrice(rate);
  const price = (
    <>
      <Price cents={centsOf(rate.rateEuros)} {...(!isFinal && { prefix: t('priceFrom') })} weight="strong" />
      <Text size="small" tone="muted">
        {rate.name}
      </Text>
      {!isFinal && (
        <Text size="small" tone="muted">
          {t('priceNote')}
        </Text>
      )}
    </>
  );
  return [
    { term: t('price'), description: price },
    ...rate.additionalFees.map(({ name, rateEuros }) => ({
      term: t('fees', { name }),
      description: <Price cents={centsOf(rateEuros)} />,
    })),
  ];
}
