import type { ReactNode } from 'react';

/** To what others belong. */
export interface Whole {
  readonly kind: 'visit' | 'referral';
  readonly id: number;
}

export interface WithholdPartProps {
  /** As the call names it: `entry-12`, `laboratory-2026-03-20`, `imaging-2026-03-20`, `measurement-2026-03-20`. */
  readonly what: string;
  /** Tells its button from those of other entries on the page. */
  readonly name?: ReactNode;
  /** Below each entry of a list that has a `WithholdNote`: says only what differs from the rest. */
  readonly isInList?: boolean;
  /** Who gives medicines has to know it: the minor reads what it means that their guardians do not. */
  readonly matters?: 'medicines';
  /** Of a visit or a referral its number: what belongs to it is named, and withheld with it. */
  readonly whole?: Whole;
}
