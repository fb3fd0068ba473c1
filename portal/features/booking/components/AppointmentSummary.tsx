import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ReservationDetails } from '../reservation-contract.ts';
import * as css from './AppointmentSummary.css.ts';
import { PlaceIcon } from './PlaceIcon.tsx';
import { TimeSpan } from './TimeSpan.tsx';

export interface AppointmentSummaryProps {
  readonly appointment: ReservationDetails['appointment'];
  /** Names the card. */
  readonly title: string;
  /** Links below the facts. */
  readonly children?: ReactNode;
}

/** What is being booked or has been booked: when, with whom, where, from which price. */
export function AppointmentSummary({ appointment, title, children }: AppointmentSummaryProps): ReactNode {
  const t = useTranslations('booking');
  const heading = useId();
  const { practitioner, clinic, kind, locationType, isRemote, practitionerRate: rate } = appointment;
  const specialties = appointment.specialtyData.specialties.map(({ name }) => name).join(', ');
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="large">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        <TimeSpan start={appointment.startDate} end={appointment.endDate} />
        <div className={css.row}>
          <Avatar name={practitioner.name} src={practitioner.profilePicture} size="medium" />
          <div>
            <Text weight="strong">{practitioner.name}</Text>
            <Text size="small" tone="muted">
              {[practitioner.title, specialties].filter(Boolean).join(' · ')}
            </Text>
          </div>
        </div>
        <div className={css.row}>
          <span className={css.symbol}>
            <PlaceIcon type={locationType} />
          </span>
          <div>
            {isRemote ? (
              <Badge tone="action">{t(`time.place.${locationType}`)}</Badge>
            ) : (
              <Text weight="strong">{clinic.name}</Text>
            )}
            {clinic.address && (
              <Text size="small" tone="muted">
                {clinic.address.streetAddress}, {clinic.address.postalCode} {clinic.address.postOffice}
              </Text>
            )}
          </div>
        </div>
        <div className={css.row}>
          <span className={css.symbol}>
            <ClockIcon size="small" />
          </span>
          <Text>
            {kind}, {t('time.duration', { minutes: appointment.durationMinutes })}
          </Text>
        </div>
        {rate && (
          <div className={css.price}>
            <Inline justify="between" align="baseline">
              <Text tone="muted">{t('summary.price')}</Text>
              <Price cents={Math.round(rate.rateEuros * 100)} prefix={t('time.from')} weight="strong" />
            </Inline>
            <Text size="small" tone="muted">
              {t('summary.priceText')}
            </Text>
          </div>
        )}
        {children}
      </Stack>
    </Card>
  );
}
