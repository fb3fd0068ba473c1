import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { type Interval, type Standing, scaleAround } from './interval.ts';
import { Mark } from './Mark.tsx';
import * as css from './ReferenceRange.css.ts';

interface RangeBarProps {
  readonly value: number;
  readonly interval: Interval;
  readonly standing: Standing;
  readonly scale: readonly [number, number] | undefined;
  readonly write: (value: number) => string;
}

/** Vertical middle of the bar and its marks, and position of its numbers. */
const MIDDLE = '0.75em';
const NUMBERS = '2.4em';

/** Longer numbers would meet under a narrow bar; the text below says them anyway. */
const LONGEST_NUMBER = 6;

/** Positions are shares of the drawing, so that it fills any width without being measured. */
export function RangeBar({ value, interval, standing, scale, write }: RangeBarProps): ReactNode {
  const [start, end] = scale ?? scaleAround(interval);
  const place = scaleLinear().domain([start, end]).range([2, 98]).clamp(true);
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
        <Mark standing={standing} x={share(value)} y={MIDDLE} size="large" isSelected />
      )}
    </svg>
  );
}
