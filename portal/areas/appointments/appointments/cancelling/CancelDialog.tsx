import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import type { Cancellation } from './use-cancellation.ts';

export interface CancelDialogProps {
  readonly appointment: Pick<Appointment, 'startDate'> & {
    /** Null where it is not told. */
    readonly practitioner: { readonly name: string } | null;
    readonly bookedBy?: Appointment['bookedBy'];
  };
  readonly cancellation: Pick<Cancellation, 'cancel' | 'isSending'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks whether an appointment is to be cancelled, and cancels it. */
export function CancelDialog(props: CancelDialogProps): ReactNode {
  const { appointment, cancellation, isOpen, onOpenChange } = props;
  const t = useTranslations('appointments.cancel');
  const { practitioner, startDate, bookedBy } = appointment;
  // A guardian is not told what the patient does.
  const { actingFor } = useSession();
  const time = formatSpoken(new Date(startDate), useLanguage());
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('question')}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      tone="danger"
      isLoading={cancellation.isSending}
      onConfirm={() => void cancellation.cancel().then((isDone) => isDone || onOpenChange(false))}
    >
      {practitioner
        ? t('consequence', { time, practitioner: practitioner.name })
        : t('consequenceOfTime', { time })}
      {actingFor && bookedBy === 'guardian' && ` ${t('otherIsTold')}`}
    </ConfirmDialog>
  );
}
