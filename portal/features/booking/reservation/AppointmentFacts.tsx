import { Divider } from '@portal/design-system/Divider';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { centsOf } from '#contract/values/money.ts';
import { isFixedPrice } from '#domain/appointments/kela65.ts';
import type { ReservationDetails } from '../reservation-contract.ts';

/** Of times that can be booked, for those who may know. */
const loadPriceDetails = () => import('./PriceDetails.tsx').then((module) => module.PriceDetails);

type Details = ReservationDetails['appointment'];

export type AppointmentFactsProps = Pick<
  Details,
  'durationMinutes' | 'isSpecificTime' | 'kind' | 'isRemote' | 'locationType' | 'clinic'
> &
  // The holder of a link is not told all of it.
  Partial<Pick<Details, 'practitionerRate'>>;

/** What is being booked or has been booked, beside when and with whom: where, what, from which price. */
export function AppointmentFacts(appointment: AppointmentFactsProps): ReactNode {
  const t = useTranslations('booking');
  const { kind, durationMinutes, practitionerRate: rate } = appointment;
  return (
    <>
      <Stack gap="medium">
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
            {rate.estimate && (
              <LazyPart load={loadPriceDetails} props={{ rate, estimate: rate.estimate }} isServed />
            )}
          </Stack>
        </>
      )}
    </>
  );
}

function Place({ isRemote, locationType, clinic: { name, address } }: AppointmentFactsProps): ReactNode {
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

/** As wide as a face above it, so that all words begin on one line. */
function Sign({ icon }: { readonly icon: ReactNode }): ReactNode {
  return (
    <Medallion size="small" tone="neutral">
      {icon}
    </Medallion>
  );
}
