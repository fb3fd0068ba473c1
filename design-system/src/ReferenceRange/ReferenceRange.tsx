import { type ReactNode, useId } from 'react';
import { type Interval, rangeFlag, scaleAround } from '../RangeBar/interval.ts';
import { RangeBar } from '../RangeBar/RangeBar.tsx';
import { FlagBadge } from './FlagBadge.tsx';
import { intervalInWords, measureStrings } from './measure-strings.ts';
import * as css from './ReferenceRange.css.ts';
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
  const flag = rangeFlag(value, interval);
  const [start, end] = scale ?? scaleAround(interval);

  return (
    <figure aria-labelledby={labelId} className={css.measure}>
      <figcaption id={labelId} className={css.label}>
        {label}
      </figcaption>
      <div className={css.head}>
        <p className={css.value}>{write(value)}</p>
        {flag && <FlagBadge flag={flag} />}
      </div>
      {flag && (
        <>
          <RangeBar
            value={value}
            {...interval}
            flag={flag}
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
