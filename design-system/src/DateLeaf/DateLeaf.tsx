import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { day as dayClass, type LeafVariants, leaf } from './DateLeaf.css.ts';
import { leafWords } from './leaf-words.ts';

export interface DateLeafProps {
  /** ISO 8601 instant, or a plain `YYYY-MM-DD`; shown as a day in Helsinki. */
  readonly value: string;
  /** Shows the year instead of the weekday, for days of other years. */
  readonly hasYear?: boolean;
  /** `small` has day and month only, in a row under the heading of its year. Default: `medium`. */
  readonly size?: LeafVariants['size'];
  /** `neutral` for what is past or void. Default: `accent`. */
  readonly tone?: LeafVariants['tone'];
}

/** A day as a leaf of a calendar, for the eye only: the text beside it names the day. */
export function DateLeaf({ value, hasYear = false, size, tone }: DateLeafProps): ReactNode {
  const { language } = useDesignSystem();
  const { weekday, day, month, year } = leafWords(value, language);
  return (
    <span aria-hidden className={leaf({ size, tone })}>
      {!hasYear && size !== 'small' && <span>{weekday}</span>}
      <span className={dayClass({ size })}>{day}</span>
      <span>{month}</span>
      {hasYear && <span>{year}</span>}
    </span>
  );
}
