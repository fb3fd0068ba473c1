import { DateTime } from '@portal/design-system/DateTime';
import { KeyFigure } from '@portal/design-system/KeyFigure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface TimeSpanProps {
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
}

/** A day in words and its hours in large figures. */
export function TimeSpan({ start, end }: TimeSpanProps): ReactNode {
  const t = useTranslations('booking.time');
  return (
    <KeyFigure label={<DateTime value={start} format="day" isCapitalised />}>
      {t.rich('range', {
        start: () => <DateTime value={start} format="time" />,
        end: () => <DateTime value={end} format="time" />,
      })}
    </KeyFigure>
  );
}
