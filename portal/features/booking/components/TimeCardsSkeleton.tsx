import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import * as css from './TimeCard.css.ts';

const CARDS = ['first', 'second', 'third', 'fourth'];
const TIMES = ['a', 'b', 'c', 'd'];

export interface TimeCardsSkeletonProps {
  /** What is being waited for; read out. */
  readonly label: string;
}

/** Cards of times that are on their way, each as high as a card with one row of times. */
export function TimeCardsSkeleton({ label }: TimeCardsSkeletonProps): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="medium">
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack gap="medium">
              <div className={css.person}>
                <Skeleton shape="avatar" />
                <div className={css.words}>
                  <Skeleton width="half" />
                  <Skeleton shape="small" width="long" />
                  <Skeleton shape="small" width="half" />
                </div>
              </div>
              <div className={css.times}>
                {TIMES.map((time) => (
                  <Skeleton key={time} shape="button" />
                ))}
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
