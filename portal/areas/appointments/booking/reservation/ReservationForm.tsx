import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { EmailAndPhoneFields } from '#components/contact/EmailAndPhoneFields.tsx';
import { FormSection } from '#components/FormSection.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { BookingRules } from './BookingRules.tsx';
import { ConfirmationFields } from './ConfirmationFields.tsx';
import { OwnContactLink } from './OwnContactLink.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type AvailableTime, type Outcomes, useReservation } from './use-reservation.ts';

/** Of some ways to book only. */
const loadInsurance = () =>
  import('./insurance/InsuranceSection.tsx').then((module) => module.InsuranceSection);
const loadEmployer = () => import('./EmployerSection.tsx').then((module) => module.EmployerSection);

/** Comes once the form is there, and before the first attempt. */
const loadFailure = () => import('./FailureNotice.tsx').then((module) => module.FailureNotice);

export interface ReservationFormProps extends Outcomes {
  readonly time: AvailableTime;
}

/** The shared fields by the names that a booking gives them. */
const NAMES = { emailAddress: 'email', phoneNumber: 'phone' } as const;

/** Books a time: of signed-in people it asks for contact details only, of others also who they are. */
export function ReservationForm({ time, ...outcomes }: ReservationFormProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const tSummary = useTranslations('booking.summary');
  const tRule = useTranslations('visit-rules');
  const form = useReservation(time, outcomes);
  const { actingFor } = useSession();
  const { reader, appointment } = time;
  const { isForChild } = form;
  const isPatient = reader.type === 'patient';
  // Whose e-mail and phone are asked for: of who writes or, in a form about a child, the guardian's.
  const contact = isForChild ? 'child.contact' : actingFor ? 'child.ownContact' : 'contact';
  return (
    <FormFrame form={form} summary={t('errors.summary')} gap="xlarge" aria-label={t('title')}>
      {isPatient ? (
        <FormSection title={t('whoSignedIn')}>
          <Text size="lead" weight="strong">
            {reader.firstNames} {reader.lastName}
          </Text>
        </FormSection>
      ) : (
        <FormSection
          title={t(isForChild ? 'child.who' : 'who')}
          text={t(isForChild ? 'child.whoText' : 'whoText')}
        >
          <PersonFields form={form} isChilds={isForChild} slotId={appointment.id} />
        </FormSection>
      )}
      <FormSection title={t(contact)} text={t(`${contact}Text`)}>
        <EmailAndPhoneFields control={(field) => form.text(NAMES[field])} />
        {isPatient && <OwnContactLink isComplete={reader.isContactComplete} slotId={appointment.id} />}
      </FormSection>
      {isPatient && time.terms.insurers.length > 0 && (
        <LazyPart load={loadInsurance} props={{ form, time }} isServed />
      )}
      {isPatient && time.terms.healthCareType === 'occupational' && (
        <LazyPart load={loadEmployer} props={{ form, time }} isServed />
      )}
      {/* Before it is confirmed, as the strip says no more than when and with whom. */}
      <Visible below="large">
        <FormSection title={tSummary('about')}>
          {!appointment.isSpecificTime && <Text size="small">{tRule('someTime')}</Text>}
          <AppointmentFacts {...appointment} />
        </FormSection>
      </Visible>
      <BookingRules {...time} healthCareType={time.terms.healthCareType} />
      <ConfirmationFields form={form} time={time} />
      <LazyPart load={loadFailure} props={{ form, slotId: appointment.id }} isSilent />
      <Stack gap="small">
        <Inline stacksBelow="medium">
          <Button type="submit" size="large" isLoading={form.isSending}>
            {t('submit')}
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          {t('draftKept')}
        </Text>
      </Stack>
    </FormFrame>
  );
}
