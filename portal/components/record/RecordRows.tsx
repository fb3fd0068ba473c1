import { Card } from '@portal/design-system/Card';
import { LinkList, LinkListSkeleton, type LinkRow } from '@portal/design-system/LinkList';
import { SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';

/** Rows have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

export interface RecordRowsProps {
  /** In the order in which they are shown. */
  readonly rows: readonly LinkRow[];
  /** Id of the element that names the list. */
  readonly 'aria-labelledby': string;
}

/** Entries of a health record as rows of one card, each of which opens its entry. */
export function RecordRows(props: RecordRowsProps): ReactNode {
  return (
    <Card padding={PADDING}>
      <LinkList {...props} />
    </Card>
  );
}

export interface RecordRowsSkeletonProps {
  /** How many there will probably be. */
  readonly count: number;
  /** They will have a face or an icon at their start. */
  readonly hasStart: boolean;
  /** Announced while they load. */
  readonly label: string;
}

/** As high as the rows that are on their way. */
export function RecordRowsSkeleton({ label, ...rows }: RecordRowsSkeletonProps): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Card padding={PADDING}>
        <LinkListSkeleton {...rows} />
      </Card>
    </SkeletonGroup>
  );
}
