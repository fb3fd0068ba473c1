import { Button } from '@portal/design-system/Button';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useContactErrorText } from '#components/contact/use-contact-error-text.ts';
import { FormSection } from '#components/FormSection.tsx';
import { BookingRules } from './BookingRules.tsx';
import { ConfirmationFields } from './ConfirmationFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { fieldId } from './field-id.ts';
import { OwnContactLink } from './OwnContactLink.tsx';
import { PersonFields } from './PersonFields.tsx';
import { FIELDS, type FieldName } from './reservation-fields.ts';
import { type AvailableTime, type Outcomes, useReservation } from './use-reservation.ts';

export interface ReservationFormProps extends Outcomes {
  readonly time: AvailableTime;
}

/** Books a time: for who has signed in it asks for contact details only, for others also who they are. */
export function ReservationForm({ time, ...outcomes }: ReservationFormProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const form = useReservation(time, outcomes);
  const { booker } = time;
  const contactText = useContactErrorText();
  const errorOf = (name: FieldName) => {
    const key = form.messages[name];
    if (key === 'email') return contactText('emailAddress', 'invalid');
    if (key === 'phone') return contactText('phoneNumber', 'invalid');
    return key && t(`errors.${key}`);
  };
  const fields = { values: form.values, change: form.change, errorOf };
  const problems = FIELDS.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  return (
    <Form onSubmit={() => void form.submit()} gap="xlarge" aria-label={t('title')}>
      <ErrorSummary title={t('errors.summary')} problems={problems} attempt={form.attempt} />
      {booker.type === 'patient' ? (
        <FormSection title={t('whoSignedIn')}>
          <Text size="lead" weight="strong">
            {booker.firstNames} {booker.lastName}
          </Text>
        </FormSection>
      ) : (
        <FormSection title={t('who')}>
          <PersonFields {...fields} />
        </FormSection>
      )}
      <FormSection title={t('contact')} text={t('contactText')}>
        <ContactFields {...fields} known={booker.type === 'patient' ? booker : NOTHING_KNOWN} />
        {booker.type === 'patient' && (
          <OwnContactLink isComplete={booker.isContactComplete} appointmentId={time.appointment.id} />
        )}
      </FormSection>
      <BookingRules {...time} />
      <ConfirmationFields {...fields} time={time} />
      {form.failure && <FailureNotice failure={form.failure} appointmentId={time.appointment.id} />}
      <Stack gap="small" align="start">
        <Button type="submit" size="large" isLoading={form.isSending}>
          {t('submit')}
        </Button>
        <Text size="small" tone="muted">
          {t('draftKept')}
        </Text>
      </Stack>
    </Form>
  );
}

const NOTHING_KNOWN = { email: null, phone: null };
