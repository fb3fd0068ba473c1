import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { useCancellingRule } from '#components/visit-rules/use-cancelling-rule.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { CancelFailureNotice } from './CancelFailureNotice.tsx';
import { useCancellation } from './use-cancellation.ts';

export interface CancelAppointmentProps {
  readonly appointment: Appointment;
}

/**
 * How to cancel a coming appointment, and the way to do it as long as the patient may (APPT-07, APPT-08).
 * A failure takes the button's place, unless trying again can help.
 */
export function CancelAppointment({ appointment }: CancelAppointmentProps): ReactNode {
  const t = useTranslations('appointments.cancel');
  const rule = useCancellingRule();
  const { customerServicePhone: phone } = useBrand();
  const { cancellationNoticeHours: hours } = appointment;
  const lang = useLanguage();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { cancel, isSending, failure } = useCancellation(appointment.id);
  const startsAt = new Date(appointment.startDate);

  const time = formatSpoken(startsAt, lang);

  if (!appointment.mayCancel && !isWithinNotice(startsAt, now, hours)) return null;
  return (
    <Stack gap="small" align="start">
      <Heading level={3} size={4}>
        {t('heading')}
      </Heading>
      {failure && !isAsking && <CancelFailureNotice failure={failure} />}
      {!appointment.mayCancel && (
        <>
          <Text tone="muted">
            {t.rich('tooLate', { hours, phone, call: (words) => <PhoneText>{words}</PhoneText> })}
          </Text>
          <Text tone="muted">{rule(appointment)}</Text>
        </>
      )}
      {appointment.mayCancel && (!failure || failure.mayTryAgain) && (
        <>
          <Text tone="muted">{rule(appointment)}</Text>
          <Button tone="outline" onPress={() => setAsking(true)} aria-haspopup="dialog">
            {t('action')}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('question')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void cancel().then((isDone) => isDone || setAsking(false))}
      >
        {appointment.practitioner
          ? t('consequence', { time, practitioner: appointment.practitioner.name })
          : t('consequenceOfTime', { time })}
        {appointment.bookedBy === 'guardian' && ` ${t('otherIsTold')}`}
      </ConfirmDialog>
    </Stack>
  );
}
