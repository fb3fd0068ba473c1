import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { Heading } from '@portal/design-system/Heading';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailableAppointment } from '#contract/appointment.ts';
import type { TimeGroup } from './group-times.ts';
import { PlaceIcon } from './PlaceIcon.tsx';
import * as css from './TimeCard.css.ts';

export interface TimeCardProps {
  readonly group: TimeGroup;
  /** Place of the practitioner's name in the page's outline. */
  readonly level: 3 | 4;
  /** Address of the page that books a time. */
  readonly hrefOf: (time: AvailableAppointment) => string;
}

/** One practitioner in one place, with the times that can be booked there. */
export function TimeCard({ group, level, hrefOf }: TimeCardProps): ReactNode {
  const t = useTranslations('booking.time');
  const { link: Link } = useDesignSystem();
  const { practitioner, clinic, kind, durationMinutes, isRemote, locationType, specialtyData } = group.first;
  const { practitionerRate: rate } = group.first;
  const specialties = specialtyData.specialties.map(({ name }) => name).join(', ');
  return (
    <Card as="li">
      <Stack gap="medium">
        <div className={css.person}>
          <Avatar name={practitioner.name} src={practitioner.profilePicture} size="responsive" />
          <div className={css.words}>
            <Heading level={level} size={4}>
              {practitioner.name}
            </Heading>
            <Text size="small" tone="muted">
              {[practitioner.title, specialties].filter(Boolean).join(' · ')}
            </Text>
            <div className={css.facts}>
              {isRemote ? (
                <Badge tone="action" icon={<PlaceIcon type={locationType} />}>
                  {t(`place.${locationType}`)}
                </Badge>
              ) : (
                <span className={css.fact}>
                  <PinIcon size="small" />
                  {clinic.name}
                </span>
              )}
              <span>
                {kind}, {t('duration', { minutes: durationMinutes })}
              </span>
            </div>
          </div>
          {rate && (
            <span className={css.price}>
              <Price
                cents={Math.round(rate.rateEuros * 100)}
                prefix={t('from')}
                size="small"
                weight="strong"
              />
            </span>
          )}
        </div>
        <ul className={css.times}>
          {group.times.map((time) => (
            <li key={time.id}>
              <Link href={hrefOf(time)} className={css.time} data-time={time.id}>
                <DateTime value={time.startDate} format="time" />
                <VisuallyHidden>, {practitioner.name}</VisuallyHidden>
                {time.requiresAuthToReserve && <LockIcon size="small" label={t('login')} />}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
