import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Price } from '@portal/design-system/Price';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { VisitInsuranceFacts } from '#components/insurance/VisitInsuranceFacts.tsx';
import { VisitPriceNotes, VisitPriceSum } from '#components/price/VisitPrice.tsx';
import { formatOnDay, formatTime } from '#contract/time/time-format.ts';

/** What kind of appointment it is, who booked it, and last what it costs, with what was agreed on top. */
export function VisitFacts({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const t = useTranslations('appointments.detail');
  return (
    <Card>
      <DefinitionList
        items={[
          { term: t('kind'), description: appointment.kind },
          ...useBookedByFacts(appointment),
          ...useInsuranceFacts(appointment),
          ...usePriceFacts(appointment),
          ...useChargeFacts(appointment),
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

/** On whose insurance it is. */
function useInsuranceFacts({ insurance, startDate }: Appointment) {
  const t = useTranslations('insurance');
  if (!insurance) return [];
  return [
    { term: t('title'), description: <VisitInsuranceFacts insurance={insurance} startDate={startDate} /> },
  ];
}

/** What was told that the visit costs, as it was told (APPT-05). */
function usePriceFacts({ toldPrice: price }: Appointment) {
  const t = useTranslations('visit-rules');
  if (!price) return [];
  const description = (
    <>
      <VisitPriceSum price={price} />
      <VisitPriceNotes price={price} />
    </>
  );
  return [{ term: t('toldPrice'), description }];
}

/** What was approved on top of the visit (CHARGE-09). */
function useChargeFacts({ id, approvedCharge: charge }: Appointment) {
  const t = useTranslations('appointments.charge.approved');
  const lang = useLanguage();
  const href = useHref();
  if (!charge) return [];
  const at = new Date(charge.approvedAt);
  const approval = { day: formatOnDay(at, lang), time: formatTime(at, lang) };
  const description = (
    <>
      <Price cents={charge.sumCents} weight="strong" />
      <Text size="small" tone="muted">
        {t(charge.approvedBy, approval)}
      </Text>
      <TextLink href={href('appointments-additional-payment-approval-page', { id })} isStandalone>
        {t('action')}
      </TextLink>
    </>
  );
  return [{ term: t('term'), description }];
}
