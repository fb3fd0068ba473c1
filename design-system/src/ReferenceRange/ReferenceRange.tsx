import { type ReactNode, useId } from 'react';
import { type Interval, scaleAround, standing as standingOf } from '../RangeBar/interval.ts';
import { RangeBar } from '../RangeBar/RangeBar.tsx';
import { intervalInWords, measureStrings } from './measure-strings.ts';
import * as css from './ReferenceRange.css.ts';
import { StandingBadge } from './StandingBadge.tsx';
import { useMeasure } from './use-measure.ts';

export interface ReferenceRangeProps extends Interval {
  /** What was measured: the name of the test. */
  readonly label: string;
  /** The measured value, in the unit of the range. */
  readonly value: number;
  /** After the numbers, verbatim: 'mmol/l'. */
  readonly unit?: string;
  /** Number of decimals of every number, as many as were measured. Default: as many as needed, at most 3. */
  readonly fractionDigits?: number;
  /** Ends of the drawn scale. Default: the interval and enough around it to make a value near it readable. */
  readonly scale?: readonly [number, number];
}

/**
 * One value on a bar with its reference interval. `low` and `high` belong to the interval; either may be left out.
 * The text says all that the drawing shows.
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
            {...interval}
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
