import { type ReactNode, useId } from 'react';
import { type Interval, scaleAround, standing as standingOf } from './interval.ts';
import { intervalInWords, measureStrings } from './measure-strings.ts';
import { RangeBar } from './RangeBar.tsx';
import * as css from './ReferenceRange.css.ts';
import { StandingBadge } from './StandingBadge.tsx';
import { useMeasure } from './use-measure.ts';

export interface ReferenceRangeProps extends Interval {
  /** What was measured. */
  readonly label: string;
  /** What was measured, in the unit of the range. */
  readonly value: number;
  /** Behind the numbers, as it is: 'mmol/l'. */
  readonly unit?: string;
  /** How many decimals every number has: as many as it was measured with. Default: as many as needed, at most 3. */
  readonly fractionDigits?: number;
  /** Ends of the drawn scale. Default: the interval and as much around it as makes a value near it readable. */
  readonly scale?: readonly [number, number];
}

/**
 * One value on a bar with the interval that it is expected in. `low` and `high` belong to the interval; either may
 * be left out. Words say all that the drawing shows.
 */
export function ReferenceRange(props: ReferenceRangeProps): ReactNode {
  const { label, value, unit, fractionDigits, low, high, scale } = props;
  const { language, write } = useMeasure(unit, fractionDigits);
  const labelId = useId();
  const text = measureStrings[language];
  const interval = { low, high };
  const standing = standingOf(value, interval);
  const [start, end] = scale ?? scaleAround(interval);

  return (
    <figure aria-labelledby={labelId} className={css.measure}>
      <figcaption id={labelId} className={css.label}>
        {label}
      </figcaption>
      <div className={css.head}>
        <p className={css.value}>{write(value)}</p>
        {standing && <StandingBadge standing={standing} />}
      </div>
      {standing && (
        <>
          <RangeBar
            value={value}
            interval={interval}
            standing={standing}
            scale={scale}
            write={(bound) => write(bound, false)}
          />
          <p className={css.note}>
            {text.reference} {intervalInWords(interval, language, write)}
            {(value < start || value > end) && `. ${text.offScale}`}
          </p>
        </>
      )}
    </figure>
  );
}
