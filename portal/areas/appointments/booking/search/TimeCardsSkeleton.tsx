import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Media } from '@portal/design-system/Media';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { CARDS_LOOK } from './cards-look.ts';

const CARDS = ['first', 'second', 'third', 'fourth'];
const TIMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards of times that are on their way, each as high as a card whose grid is full. The results' heading reads it out. */
export function TimeCardsSkeleton(): ReactNode {
  return (
    <SkeletonGroup isSilent>
      <Columns {...CARDS_LOOK}>
        {CARDS.map((card) => (
          <Card key={card} padding={{ small: 'small', medium: 'medium' }}>
            <Columns layout={{ small: 'one', large: 'tilesEnd' }} gap={{ small: 'xsmall', large: 'medium' }}>
              <Media start={<Skeleton shape="avatar" />} align="start">
                <Skeleton width="half" />
                <Skeleton shape="small" width="long" />
                <Skeleton shape="small" width="half" />
              </Media>
              <Columns layout={{ small: 'three', large: 'six' }} gap="xsmall">
                {TIMES.map((time) => (
                  <Skeleton key={time} shape="tile" />
                ))}
              </Columns>
            </Columns>
          </Card>
        ))}
      </Columns>
    </SkeletonGroup>
  );
}
