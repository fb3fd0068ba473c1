import { Card } from '@portal/design-system/Card';
import { Media } from '@portal/design-system/Media';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface AppointmentCardsSkeletonProps {
  /** How many cards there will probably be. */
  readonly count: number;
}

/** As high as the cards that are on their way. */
export function AppointmentCardsSkeleton({ count }: AppointmentCardsSkeletonProps): ReactNode {
  const t = useTranslations('appointments.list');
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="small">
        {cards.map((index) => (
          <Card key={index}>
            <Media start={<Skeleton shape="leaf" />}>
              <Skeleton width="half" />
              <Skeleton width="half" />
              <Skeleton shape="small" width="short" />
            </Media>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
