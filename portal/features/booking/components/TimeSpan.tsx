import { DateTime } from '@portal/design-system/DateTime';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './TimeSpan.css.ts';

export interface TimeSpanProps {
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
}

/** A day in words and its hours in large figures. */
export function TimeSpan({ start, end }: TimeSpanProps): ReactNode {
  const t = useTranslations('booking.time');
  return (
    <div className={css.span}>
      <span className={css.day}>
        <DateTime value={start} format="day" />
      </span>
      <span className={css.hours}>
        {t.rich('range', {
          start: () => <DateTime value={start} format="time" />,
          end: () => <DateTime value={end} format="time" />,
        })}
      </span>
    </div>
  );
}
