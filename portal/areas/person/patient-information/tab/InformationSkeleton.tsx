import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';

/** What is on its way: two cards of information. */
export function InformationSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Columns layout={{ small: 'one', medium: 'halves' }}>
        <Card>
          <Stack gap="medium">
            <Skeleton shape="heading" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Card>
        <Card>
          <Stack gap="medium">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}
