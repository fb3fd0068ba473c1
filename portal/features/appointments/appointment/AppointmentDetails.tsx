import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { centsOf } from '#contract/values/money.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { isFixedPrice } from '#domain/appointments/kela65.ts';
import { CancelAppointment } from '../cancelling/CancelAppointment.tsx';
import { appointmentState } from './appointment-state.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { StateNotice } from './StateNotice.tsx';
import { WhenCard } from './WhenCard.tsx';

export interface AppointmentDetailsProps {
  readonly appointment: Appointment;
}

/** Everything about one of the patient's appointments, and what can be done about it. */
export function AppointmentDetails({ appointment }: AppointmentDetailsProps): ReactNode {
  const t = useTranslations('appointments.detail');
  const title = useId();
  const state = appointmentState(appointment, useNow());
  const { id, notes, clinic, practitioner, specialtyData, room } = appointment;
  const specialties = specialtyData.specialties.map(({ name }) => name);
  const roomNotes = room ? [`${t('room')}: ${room.location}`] : [];
  return (
    <Stack as="article" gap="large" aria-labelledby={title}>
      <StateNotice state={state} />
      <Columns layout={{ small: 'one', large: 'asideEnd' }} gap={{ small: 'medium', large: 'large' }}>
        <Stack gap={{ small: 'medium', large: 'large' }}>
          <WhenCard
            hasPeek
            appointment={{ ...appointment, practitioner, specialties }}
            isQuiet={state !== 'coming'}
            facts={[...useBookedByFacts(appointment), ...usePriceFacts(appointment)]}
            level={2}
            id={title}
          />
          {notes && (
            <Card tone="subtle">
              <Stack gap="xsmall">
                <Heading level={3} size={4}>
                  {t('notes')}
                </Heading>
                <Text keepsLines>{notes}</Text>
              </Stack>
            </Card>
          )}
        </Stack>
        <Stack gap={{ small: 'medium', large: 'large' }}>
          {clinic ? (
            <PlaceCard {...appointment} clinic={clinic} room={room?.location ?? null} level={3} />
          ) : (
            <HiddenPlace />
          )}
          {state === 'coming' && clinic && practitioner && (
            <AddToCalendar
              appointment={{ ...appointment, clinic, practitioner, notes: roomNotes }}
              id={id}
              identity={appointment.calendar}
              isFullWidth
            />
          )}
          {state === 'coming' && <CancelAppointment appointment={appointment} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Says no more than that the place is not said: why is nobody's business who reads this. */
function HiddenPlace(): ReactNode {
  const t = useTranslations('appointments');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice title={t('place.hidden')}>
      {t.rich('detail.placeHidden', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
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
