import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { perLocale } from '../DesignSystem/per-locale.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DayStrip.css.ts';
import { addDays } from './days.ts';

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const wholeDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const shortWeekday = dayFormat({ weekday: 'short' });

export interface StripDayProps {
  /** Which day, as `2026-11-22`. */
  readonly day: string;
  /** Today, as `2026-11-22`. */
  readonly today: string;
  /** It is the day that is shown. */
  readonly isCurrent: boolean;
  /** Undefined when not known. */
  readonly isAvailable: boolean | undefined;
  /** Where it leads. */
  readonly href: string;
}

/** One day of the strip: weekday, number and mark to see, all of it in words to hear. */
export function StripDay({ day, today, isCurrent, isAvailable, href }: StripDayProps): ReactNode {
  const { language, strings, link: Link } = useDesignSystem();
  const write = (formatOf: typeof wholeDay) => formatOf(LOCALES[language]).format(new Date(day));
  const near = { [today]: strings.today, [addDays(today, 1)]: strings.tomorrow }[day];
  const spoken = [
    near,
    write(wholeDay),
    isAvailable !== undefined && (isAvailable ? strings.availableTimes : strings.noAvailableTimes),
  ];
  return (
    <Link
      href={href}
      className={css.day}
      aria-current={isCurrent ? 'date' : undefined}
      data-empty={isAvailable === false || undefined}
    >
      <span aria-hidden className={css.weekday}>
        {write(shortWeekday).replace('.', '')}
      </span>
      <span aria-hidden className={css.number}>
        {Number(day.slice(-2))}
      </span>
      <span aria-hidden className={css.dot} data-available={isAvailable || undefined} />
      <VisuallyHidden>{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
    </Link>
  );
}
