import { Divider } from '@portal/design-system/Divider';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ToldPrice } from '#areas/appointments/shared/appointments/appointment.ts';
import { PageLink } from '#components/PageLink.tsx';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { priceOfRate } from '#components/price/price-of-rate.ts';
import { VisitPriceNotes, VisitPriceSum } from '#components/price/VisitPrice.tsx';
import type { ReservationDetails } from '../reservation-contract.ts';

type Details = ReservationDetails['appointment'];

export type AppointmentFactsProps = Pick<
  Details,
  'durationMinutes' | 'isSpecificTime' | 'kind' | 'isRemote' | 'locationType' | 'clinic'
> &
  // The holder of a link is not told all of it.
  Partial<Pick<Details, 'practitionerRate'>> & {
    /** Of what has been booked: what was told of its price then. */
    readonly toldPrice?: ToldPrice | null;
  };

/** What is being booked or has been booked, beside when and with whom: where, what, what is to be paid at least. */
export function AppointmentFacts(appointment: AppointmentFactsProps): ReactNode {
  const t = useTranslations('booking');
  const tRule = useTranslations('visit-rules');
  const { kind, durationMinutes, practitionerRate: rate, toldPrice = null } = appointment;
  const price = rate ? priceOfRate(rate) : toldPrice;
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
      {price && (
        <>
          <Divider />
          <Stack gap="xxsmall">
            <Inline justify="between" align="baseline">
              <Text tone="muted">{rate ? t('summary.price') : tRule('toldPrice')}</Text>
              <VisitPriceSum price={price} />
            </Inline>
            {rate && (
              <Text size="small" tone="muted">
                {rate.name}
              </Text>
            )}
            <VisitPriceNotes price={price} />
          </Stack>
        </>
      )}
    </>
  );
}

function Place({ isRemote, locationType, clinic }: AppointmentFactsProps): ReactNode {
  const t = useTranslations('booking.time.place');
  const { name, address, slug } = clinic;
  return (
    <Media start={<Sign icon={<PlaceIcon type={locationType} />} />}>
      <Text weight="strong">
        {isRemote ? (
          t(locationType)
        ) : (
          <PageLink page="clinic" slug={slug}>
            {name}
          </PageLink>
        )}
      </Text>
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
