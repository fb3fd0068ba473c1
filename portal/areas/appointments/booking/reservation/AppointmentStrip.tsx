import { Avatar } from '@portal/design-system/Avatar';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Media } from '@portal/design-system/Media';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { priceOfRate } from '#components/price/price-of-rate.ts';
import { VisitPriceSum } from '#components/price/VisitPrice.tsx';
import type { ReservationDetails } from '../reservation-contract.ts';

export interface AppointmentStripProps {
  readonly appointment: Pick<
    ReservationDetails['appointment'],
    'startDate' | 'practitioner' | 'practitionerRate'
  >;
  /** Where another time is chosen. */
  readonly changeHref: string;
}

/** On small screens in place of the summary, and in view while the form is filled in: when, with whom, from how much, and the way to another time (BOOK-54). */
export function AppointmentStrip({ appointment, changeHref }: AppointmentStripProps): ReactNode {
  const t = useTranslations('booking.summary');
  const { startDate, practitioner, practitionerRate: rate } = appointment;
  return (
    <Sticky place="strip" aria-label={t('title')}>
      <Media
        start={
          !practitioner.isResource && <Avatar name={practitioner.name} src={practitioner.profilePicture} />
        }
        end={
          <TextLink href={changeHref} isStandalone isUnbroken>
            {t.rich('changeBriefly', { rest: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
          </TextLink>
        }
      >
        <Text weight="strong">
          {t.rich('moment', {
            day: () => <DateTime value={startDate} format="shortDay" isCapitalised />,
            time: () => <DateTime value={startDate} format="time" />,
          })}
        </Text>
        <Inline gap="xsmall">
          <Text size="small" tone="muted">
            {practitioner.name}
          </Text>
          {rate && <VisitPriceSum price={priceOfRate(rate)} size="small" />}
        </Inline>
      </Media>
    </Sticky>
  );
}
