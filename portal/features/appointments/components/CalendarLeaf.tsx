import type { ReactNode } from 'react';
import { useLanguage } from '#contract/client/app-context.ts';
import { useNow } from '#contract/client/use-now.ts';
import * as css from './CalendarLeaf.css.ts';
import { calendarLeafTexts } from './moment-texts.ts';

export interface CalendarLeafProps {
  /** An instant, ISO 8601. */
  readonly value: string;
  /** Past or cancelled: without the brand's colour. */
  readonly isQuiet?: boolean;
}

/** A day as a leaf of a calendar, for the eye only: the day stands in words beside it. */
export function CalendarLeaf({ value, isQuiet }: CalendarLeafProps): ReactNode {
  const lang = useLanguage();
  const { weekday, day, month, year } = calendarLeafTexts(value, lang, useNow());
  return (
    <span aria-hidden className={`${css.leaf} ${css.tone[isQuiet ? 'quiet' : 'coming']}`}>
      {year === null && <span>{weekday}</span>}
      <span className={css.day}>{day}</span>
      <span>{month}</span>
      {year !== null && <span>{year}</span>}
    </span>
  );
}
