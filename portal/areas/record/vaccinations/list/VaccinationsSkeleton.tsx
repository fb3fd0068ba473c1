import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** As high as the programme's card and three vaccinations. */
export function VaccinationsSkeleton(): ReactNode {
  const t = useTranslations('vaccinations');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Card>
          <Skeleton shape="block" />
        </Card>
        <Stack gap="medium">
          <Heading level={2} size={3}>
            {t('given')}
          </Heading>
          <Stack gap="small">
            {[1, 2, 3].map((nth) => (
              <Card key={nth}>
                <Stack gap="xsmall">
                  <Skeleton />
                  <Skeleton width="half" />
                  <Skeleton width="half" />
                  <Skeleton shape="small" width="half" />
                </Stack>
              </Card>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
