import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isValidOn } from '#areas/appointments/shared/insurance/permits.ts';
import type { VisitInsurance } from '#areas/appointments/shared/insurance/visit-insurance.ts';
import { helsinkiDay } from '#contract/time/time.ts';

export interface VisitInsuranceFactsProps {
  /** As the appointment has it. */
  readonly insurance: VisitInsurance;
  /** When the visit begins, an instant in UTC: a permit may have ended by then, since visits are moved. */
  readonly startDate: string;
}

/** On whose insurance a visit is booked, how it is paid and what was agreed to (INSUR-15). */
export function VisitInsuranceFacts({ insurance, startDate }: VisitInsuranceFactsProps): ReactNode {
  const t = useTranslations('insurance');
  const { insurer, reimbursement, directBilling } = insurance;
  const permit = directBilling?.permit;
  return (
    <Stack gap="xxsmall">
      <Text weight="strong">{t(`companies.${insurer as 'IF'}`)}</Text>
      <Text size="small">{t(`paid.${reimbursement}`)}</Text>
      {permit && (
        <>
          <Text size="small">{t('about', permit)}</Text>
          <Text size="small" tone="muted">
            {isValidOn(permit, helsinkiDay(new Date(startDate)))
              ? t.rich('permitUntil', {
                  date: () => <DateTime value={`${permit.validTo}T09:00:00Z`} format="date" />,
                })
              : t('permitEnded')}
          </Text>
        </>
      )}
      {directBilling && (
        <Text size="small" tone="muted">
          {t.rich('consented', { date: () => <DateTime value={directBilling.consentedAt} format="date" /> })}
        </Text>
      )}
    </Stack>
  );
}
