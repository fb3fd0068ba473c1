import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Where the list of invoices will be. */
export function InvoicesSkeleton(): ReactNode {
  const t = useTranslations('invoices.list');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="small">
        {[1, 2, 3].map((nth) => (
          <Card key={nth}>
            <Stack gap="xsmall">
              <Skeleton width="half" />
              <Skeleton width="half" />
              <Skeleton shape="small" width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
