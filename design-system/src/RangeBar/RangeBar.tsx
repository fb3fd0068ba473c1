import type { ReactNode } from 'react';
import { type Interval, type RangeFlag, scaleAround } from './interval.ts';
import { Mark } from './Mark.tsx';
import * as css from './RangeBar.css.ts';

export interface RangeBarProps extends Interval {
  /** The measured value, in the unit of the range. */
  readonly value: number;
  /** Where it is said to stand: the shape and colour of its mark. */
  readonly flag: RangeFlag;
  /** Ends of the drawn scale. Default: the interval and enough around it to make a value near it readable. */
  readonly scale?: readonly [number, number] | undefined;
  /** How the ends of the interval are written below it. */
  readonly write: (value: number) => string;
}

/** Vertical middle of the bar and its marks, and position of its numbers. */
const MIDDLE = '0.75em';
const NUMBERS = '2.4em';

/** Longer numbers would meet under a narrow bar; the text below says them anyway. */
const LONGEST_NUMBER = 6;

/** Shares of the drawing's width at which its scale begins and ends: a mark there is not cut. */
const [FIRST, LAST] = [2, 98];

/**
 * A value on its reference interval, drawn. Nobody who listens gets it: say beside it what it shows. Positions are shares of the
 * drawing, so that it fills any width without being measured.
 */
export function RangeBar({ value, low, high, flag, scale, write }: RangeBarProps): ReactNode {
  const interval = { low, high };
  const [start, end] = scale ?? scaleAround(interval);
  const place = (at: number): number =>
    FIRST + (LAST - FIRST) * Math.min(1, Math.max(0, (at - start) / (end - start)));
  const share = (at: number): string => `${place(at).toFixed(2)}%`;
  const left = interval.low === undefined ? 0 : place(interval.low);
  const right = interval.high === undefined ? 100 : place(interval.high);
  const bounds = [interval.low, interval.high].filter((bound) => bound !== undefined);
  const hasNumbers = bounds.every((bound) => write(bound).length <= LONGEST_NUMBER);
  const isBelowScale = value < start;
  const isOffScale = isBelowScale || value > end;

  return (
    <svg aria-hidden="true" className={css.drawing}>
      <rect x="0" y="0.5em" width="100%" height="0.5em" rx="0.25em" className={css.track} />
      <rect
        x={`${left}%`}
        y="0.5em"
        width={`${right - left}%`}
        height="0.5em"
        rx="0.25em"
        className={css.range}
      />
      {hasNumbers &&
        bounds.map((bound) => (
          <text key={bound} x={share(bound)} y={NUMBERS} className={css.tick}>
            {write(bound)}
          </text>
        ))}
      {isOffScale ? (
        <svg
          aria-hidden="true"
          x={share(value)}
          y={MIDDLE}
          width="1em"
          height="1em"
          viewBox="0 0 16 16"
          overflow="visible"
        >
          <path d={isBelowScale ? 'M-9 0 5 -8V8Z' : 'M9 0-5 -8V8Z'} className={css.beyond} />
        </svg>
      ) : (
        <Mark flag={flag} x={share(value)} y={MIDDLE} size="large" emphasis="ink" />
      )}
    </svg>
  );
}
