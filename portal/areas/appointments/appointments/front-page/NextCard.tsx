import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useSession } from '#client/app/app-context.ts';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { useMoment } from '#components/use-moment.ts';
import { NextActions } from './NextActions.tsx';

/** The next appointment at a glance: when, where, with whom, and what to do about it. */
export function NextCard({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const t = useTranslations('appointments');
  const { actingFor } = useSession();
  const moment = useMoment();
  const title = useId();
  const { startDate, practitioner, awaitsPaymentApproval, bookedBy } = appointment;
  return (
    <Card
      as="section"
      tone="hero"
      padding={{ small: 'medium', medium: 'large' }}
      illustration="visit"
      aria-labelledby={title}
    >
      <Stack gap="medium">
        <Stack gap="xsmall" align="start">
          {awaitsPaymentApproval && <Badge tone="warning">{t('charge.title')}</Badge>}
          <Heading level={2} id={title}>
            {moment(startDate)}
          </Heading>
          <Place {...appointment} />
        </Stack>
        {practitioner && <PractitionerRow practitioner={practitioner} />}
        {bookedBy === 'guardian' && (
          <Text size="small">
            {t('bookedBy.term')}: {t(`bookedBy.${actingFor ? 'anotherGuardian' : 'guardian'}`)}
          </Text>
        )}
        <NextActions appointment={appointment} />
      </Stack>
    </Card>
  );
}

function Place({ isRemote, locationType, clinic }: Appointment): ReactNode {
  const t = useTranslations('appointments');
  const place = isRemote ? t(`place.${locationType}`) : (clinic?.name ?? t('place.hidden'));
  return (
    <Text icon={<PlaceIcon type={locationType} />}>
      {[place, clinic?.address?.streetAddress].filter(Boolean).join(', ')}
    </Text>
  );
}

/** As high as the card that is on its way. */
export function NextCardSkeleton(): ReactNode {
  const t = useTranslations('appointments.list');
  return (
    <SkeletonGroup label={t('loading')}>
      <Card>
        <Stack gap="medium">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="leaf" />
          <Skeleton shape="button" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
