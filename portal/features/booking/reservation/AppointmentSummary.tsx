import { Card } from '@portal/design-system/Card';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { PractitionerRow, type PractitionerRowProps } from '#components/PractitionerRow.tsx';
import { centsOf } from '#contract/values/money.ts';
import { isFixedPrice } from '#domain/appointments/kela65.ts';
import type { ReservationDetails } from '../reservation-contract.ts';
import { TimeSpan } from './TimeSpan.tsx';

type Details = ReservationDetails['appointment'];
type Shown = Pick<
  Details,
  | 'startDate'
  | 'endDate'
  | 'durationMinutes'
  | 'isSpecificTime'
  | 'kind'
  | 'isRemote'
  | 'locationType'
  | 'clinic'
> &
  // The holder of a link is not told all of it.
  Partial<Pick<Details, 'practitionerRate' | 'specialtyData'>> &
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
  const t = useTranslations('booking');
  const tRule = useTranslations('visit-rules');
  const heading = useId();
  const { practitioner, kind, durationMinutes, practitionerRate: rate } = appointment;
  const specialties = appointment.specialtyData?.specialties.map(({ name }) => name);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="large">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        <TimeSpan start={appointment.startDate} end={appointment.endDate} />
        {!appointment.isSpecificTime && <Text size="small">{tRule('someTime')}</Text>}
        <Stack gap="medium">
          <PractitionerRow practitioner={practitioner} {...(specialties && { specialties })} size="medium" />
          <Place {...appointment} />
          <Media start={<Sign icon={<ClockIcon />} />}>
            <Text weight="strong">{kind}</Text>
            <Text size="small" tone="muted">
              {t('time.duration', { minutes: durationMinutes })}
            </Text>
          </Media>
        </Stack>
        {rate && (
          <>
            <Divider />
            <Stack gap="xxsmall">
              <Inline justify="between" align="baseline">
                <Text tone="muted">{t('summary.price')}</Text>
                <Price
                  cents={centsOf(rate.rateEuros)}
                  {...(!isFixedPrice(rate) && { prefix: t('time.from') })}
                  weight="strong"
                />
              </Inline>
              <Text size="small" tone="muted">
                {rate.name}
              </Text>
              {!isFixedPrice(rate) && (
                <Text size="small" tone="muted">
                  {t('summary.priceText')}
                </Text>
              )}
            </Stack>
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function Place({ isRemote, locationType, clinic: { name, address } }: Shown): ReactNode {
  const t = useTranslations('booking.time.place');
  return (
    <Media start={<Sign icon={<PlaceIcon type={locationType} />} />}>
      <Text weight="strong">{isRemote ? t(locationType) : name}</Text>
      {address && (
        <Text size="small" tone="muted">
          {address.streetAddress}, {address.postalCode} {address.postOffice}
        </Text>
      )}
    </Media>
  );
}

/** As wide as the face above it, so that all words begin on one line. */
function Sign({ icon }: { readonly icon: ReactNode }): ReactNode {
  return (
    <Medallion size="small" tone="neutral">
      {icon}
    </Medallion>
  );
}
