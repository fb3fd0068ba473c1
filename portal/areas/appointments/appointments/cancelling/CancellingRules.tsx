import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { CancellingRule } from '#components/visit-rules/CancellingRule.tsx';
import { isWithinNotice } from '#contract/time/time.ts';

export interface CancellingRulesProps {
  readonly appointment: Appointment;
}

/** What cancelling a coming appointment costs, and whom to call once it is too late to do it online (APPT-07). */
export function CancellingRules({ appointment }: CancellingRulesProps): ReactNode {
  const t = useTranslations('appointments.cancel');
  const { customerServicePhone: phone } = useBrand();
  const { cancellationNoticeHours: hours, mayCancel, startDate } = appointment;
  const now = useNow();

  if (!mayCancel && !isWithinNotice(new Date(startDate), now, hours)) return null;
  return (
    <Card>
      <Stack gap="small" align="start">
        <Heading level={2} size={4}>
          {t('heading')}
        </Heading>
        {!mayCancel && (
          <Text tone="muted">
            {t.rich('tooLate', { hours, phone, call: (words) => <PhoneText>{words}</PhoneText> })}
          </Text>
        )}
        <Text tone="muted">
          <CancellingRule appointment={appointment} />
        </Text>
      </Stack>
    </Card>
  );
}
