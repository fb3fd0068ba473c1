import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';

export interface PageSkeletonProps {
  /** What the page is about, until its name is there. */
  readonly title: string;
}

/** Shown while the facts of a page are loading. */
export function PageSkeleton({ title }: PageSkeletonProps): ReactNode {
  return (
    <Stack gap="large">
      <Heading level={1}>{title}</Heading>
      <SkeletonGroup>
        <Stack gap="large">
          <Skeleton shape="block" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </Stack>
      </SkeletonGroup>
    </Stack>
  );
}
