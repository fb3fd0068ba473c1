import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PractitionerRow, type PractitionerRowProps } from '#components/PractitionerRow.tsx';
import type { ReservationDetails } from '../reservation-contract.ts';
import { AppointmentFacts, type AppointmentFactsProps } from './AppointmentFacts.tsx';
import { TimeSpan } from './TimeSpan.tsx';

type Details = ReservationDetails['appointment'];
type Shown = AppointmentFactsProps &
  Pick<Details, 'startDate' | 'endDate'> &
  Partial<Pick<Details, 'specialtyData'>> &
  Pick<PractitionerRowProps, 'practitioner'>;

export interface AppointmentSummaryProps {
  readonly appointment: Shown;
  /** Names the card. */
  readonly title: string;
  /** Links below the facts. */
  readonly children?: ReactNode;
}

/** What is being booked or has been booked: when, with whom, where, from which price. */
export function AppointmentSummary({ appointment, title, children }: AppointmentSummaryProps): ReactNode {
  const tRule = useTranslations('visit-rules');
  const heading = useId();
  const specialties = appointment.specialtyData?.specialties.map(({ name }) => name);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="large">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        <TimeSpan start={appointment.startDate} end={appointment.endDate} />
        {!appointment.isSpecificTime && <Text size="small">{tRule('someTime')}</Text>}
        <PractitionerRow
          practitioner={appointment.practitioner}
          {...(specialties && { specialties })}
          size="medium"
        />
        <AppointmentFacts {...appointment} />
        {children}
      </Stack>
    </Card>
  );
}
