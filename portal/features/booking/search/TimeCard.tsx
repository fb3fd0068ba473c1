import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Media } from '@portal/design-system/Media';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { capitalised } from '#contract/language/capitalised.ts';
import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import { isFixedPrice } from '#domain/appointments/kela65.ts';
import type { TimeGroup } from './group-times.ts';

import { timeElementId } from './time-element-id.ts';

export interface TimeCardProps {
  readonly group: TimeGroup;
  /** Place of the practitioner's name in the page's outline. */
  readonly level: 3 | 4;
  /** Address of the page that books a time. */
  readonly hrefOf: (time: AvailableAppointment) => string;
  /** Leads to all times of the day, where there are more than these; else null. */
  readonly moreHref: string | null;
  /** The brand's figure, if it has one, looks over the card. */
  readonly hasPeek?: boolean;
}

/** One practitioner in one place, with the times that can be booked there. */
export function TimeCard({ group, level, hrefOf, moreHref, hasPeek = false }: TimeCardProps): ReactNode {
  const t = useTranslations('booking.time');
  const { practitioner, practitionerRate: rate, specialtyData } = group.first;
  const specialties = specialtyData.specialties.map(({ name }) => name).join(', ');
  const price = rate && (
    <Price
      cents={Math.round(rate.rateEuros * 100)}
      {...(!isFixedPrice(rate) && { prefix: t('from') })}
      size="small"
      weight="strong"
    />
  );
  return (
    <Card as="li" hasPeek={hasPeek}>
      <Stack gap="medium">
        <Media
          start={<Avatar name={practitioner.name} src={practitioner.profilePicture} size="large" />}
          end={price}
          endOnSmall="below"
          align="start"
        >
          <Heading level={level} size={4}>
            {practitioner.name}
          </Heading>
          <Text size="small" tone="muted">
            {capitalised([practitioner.title, specialties].filter(Boolean).join(' · '))}
          </Text>
          <Facts {...group.first} />
        </Media>
        <LinkTiles
          tiles={group.times.map((time) => ({
            id: timeElementId(time.id),
            href: hrefOf(time),
            label: (
              <>
                <DateTime value={time.startDate} format="time" />
                {!time.isSpecificTime && (
                  <>
                    –<DateTime value={time.endDate} format="time" />
                  </>
                )}
                <VisuallyHidden>, {practitioner.name}</VisuallyHidden>
                {time.requiresAuthToReserve && <LockIcon size="small" label={t('login')} />}
              </>
            ),
          }))}
        />
        {moreHref && (
          <TextLink href={moreHref} isStandalone>
            {t('more')}
            <VisuallyHidden>, {practitioner.name}</VisuallyHidden>
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

/** Where one meets, and what for. */
function Facts({ isRemote, locationType, clinic, kind, durationMinutes }: AvailableAppointment): ReactNode {
  const t = useTranslations('booking.time');
  return (
    <Inline gap="xxsmall">
      {isRemote ? (
        <Badge tone="accent" icon={<PlaceIcon type={locationType} />}>
          {t(`place.${locationType}`)}
        </Badge>
      ) : (
        <Text as="span" size="small" tone="muted" icon={<PinIcon size="small" />}>
          {clinic.name}
        </Text>
      )}
      <Text as="span" size="small" tone="muted">
        {kind}, {t('duration', { minutes: durationMinutes })}
      </Text>
    </Inline>
  );
}
