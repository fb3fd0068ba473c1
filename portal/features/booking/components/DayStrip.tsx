import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { ChevronLeftIcon } from '@portal/design-system/icons/ChevronLeftIcon';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES } from '#contract/language.ts';
import { addDays } from '#contract/time.ts';
import * as css from './DayStrip.css.ts';
import { dayWindow, WINDOW_DAYS } from './days.ts';

export interface DayStripProps {
  /** The chosen day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** Days with free times; undefined while that is not known. */
  readonly available: readonly string[] | undefined;
  readonly hrefOf: (day: string) => string;
  /** Beside the month: what opens the calendar. */
  readonly children?: ReactNode;
}

/** A week of days to choose from, each a link, and the way to the weeks around it. */
export function DayStrip({ day, today, available, hrefOf, children }: DayStripProps): ReactNode {
  const t = useTranslations('booking.list.days');
  const { language, link: Link } = useDesignSystem();
  const days = dayWindow(day, today);
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  const before = first > today ? addDays(first, -WINDOW_DAYS) : null;
  const write = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(new Date(date));
  const months = [...new Set([first, last].map((date) => write(date, { month: 'long' })))].join('–');

  return (
    <nav aria-label={t('label')} className={css.strip}>
      <div className={css.bar}>
        <span className={css.months}>{months}</span>
        <div className={css.pager}>
          {before ? (
            <Link href={hrefOf(before)} className={css.arrow} aria-label={t('previous')}>
              <ChevronLeftIcon size="large" />
            </Link>
          ) : (
            <span className={css.noArrow}>
              <ChevronLeftIcon size="large" />
            </span>
          )}
          <Link href={hrefOf(addDays(first, WINDOW_DAYS))} className={css.arrow} aria-label={t('next')}>
            <ChevronRightIcon size="large" />
          </Link>
        </div>
        <div className={css.end}>{children}</div>
      </div>
      <ul className={css.days}>
        {days.map((date) => {
          const isAvailable = available?.includes(date);
          return (
            <li key={date}>
              <Link
                href={hrefOf(date)}
                className={css.day}
                aria-current={date === day ? 'date' : undefined}
                data-empty={isAvailable === false || undefined}
              >
                <span aria-hidden className={css.weekday}>
                  {write(date, { weekday: 'short' }).replace('.', '')}
                </span>
                <span aria-hidden className={css.number}>
                  {Number(date.slice(-2))}
                </span>
                <span aria-hidden className={css.dot} data-available={isAvailable || undefined} />
                <VisuallyHidden>
                  {nearName(date, today, t)}
                  {write(date, { weekday: 'long', day: 'numeric', month: 'long' })}
                  {isAvailable !== undefined && `, ${t(isAvailable ? 'available' : 'unavailable')}`}
                </VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** 'Today, ' and 'Tomorrow, ' before the date, for the ear. */
function nearName(date: string, today: string, t: (key: 'today' | 'tomorrow') => string): string {
  if (date === today) return `${t('today')}, `;
  return date === addDays(today, 1) ? `${t('tomorrow')}, ` : '';
}
