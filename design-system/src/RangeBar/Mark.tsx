import type { ReactNode } from 'react';
import type { RangeFlag } from './interval.ts';
import * as css from './Mark.css.ts';

export interface MarkProps {
  /** Below, within or above the range; null where there is none. */
  readonly flag: RangeFlag | null;
  /** Middle of the mark; a share of the drawing such as `25%`, or a length. */
  readonly x: string;
  /** How far down it stands, as a length of CSS. */
  readonly y: string;
  /** Default: `medium`. */
  readonly size?: css.MarkVariants['size'];
  /** It is the value that the text beside the drawing is about: drawn in the text's colour, or in its own with a ring. */
  readonly emphasis?: css.MarkVariants['emphasis'];
}

/** Drawn around 0, 0 in sixteenths of the text's size. */
const SHAPES: Readonly<Record<RangeFlag, string>> = {
  within: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
  above: 'M0 -7.5 7 5.5H-7Z',
  below: 'M0 7.5 7 -5.5H-7Z',
};

/** A value in a drawing: its shape says where it stands, as its colour does. */
export function Mark({ flag, x, y, size, emphasis }: MarkProps): ReactNode {
  return (
    <svg x={x} y={y} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
      <path d={SHAPES[flag ?? 'within']} className={css.mark({ flag: flag ?? 'unknown', size, emphasis })} />
      {emphasis === 'ring' && <circle r="12" className={css.ring} />}
    </svg>
  );
}
