import type { ReactNode } from 'react';
import { type MedallionVariants, medallion } from './Medallion.css.ts';

export interface MedallionProps {
  /** 40, 48, 55 (`face`, beside an `Avatar` of size `large`) or 72 px at the default text size. Default: `medium`. */
  readonly size?: MedallionVariants['size'];
  /** Default: `brand`. */
  readonly tone?: MedallionVariants['tone'];
  /** Default: `round`. */
  readonly shape?: MedallionVariants['shape'];
  /** An icon or a figure. */
  readonly children: ReactNode;
}

/** A sign on a background of its own, for the eye only: the text beside it says the same. */
export function Medallion({ size, tone, shape, children }: MedallionProps): ReactNode {
  return (
    <span aria-hidden className={medallion({ size, tone, shape })}>
      {children}
    </span>
  );
}
