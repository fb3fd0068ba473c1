import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { perLocale } from '../DesignSystem/per-locale.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import * as css from './DayStrip.css.ts';
import { addDays, dayWindow, WINDOW_DAYS } from './days.ts';
import { StripDay } from './StripDay.tsx';

const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
);

export interface DayStripProps {
  /** Names the choice: 'Day'. */
  readonly 'aria-label': string;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly value: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days with something on them, marked and announced; undefined while not known. */
  readonly availableDates?: readonly string[] | undefined;
  /** Address of the page for a day. */
  readonly hrefOf: (day: string) => string;
  /** Shown after the months: what opens a calendar. */
  readonly children?: ReactNode;
}

/** A week of days to choose from, each a link, with links to the weeks around it: works before any script. */
export function DayStrip(props: DayStripProps): ReactNode {
  const { value, today, availableDates, hrefOf, children } = props;
  const { language, strings, link: Link } = useDesignSystem();
  const days = dayWindow(value, today);
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  const before = first > today ? addDays(first, -WINDOW_DAYS) : null;
  const month = monthFormat(LOCALES[language]);
  const months = [...new Set([first, last].map((day) => month.format(new Date(day))))].join('–');

  return (
    <nav aria-label={props['aria-label']} className={css.strip}>
      <div className={css.bar}>
        <span className={css.months}>{months}</span>
        <div className={css.pager}>
          {before ? (
            <Link href={hrefOf(before)} className={css.arrow} aria-label={strings.previousDays}>
              <ChevronLeftIcon size="large" />
            </Link>
          ) : (
            <span className={css.noArrow}>
              <ChevronLeftIcon size="large" />
            </span>
          )}
          <Link
            href={hrefOf(addDays(first, WINDOW_DAYS))}
            className={css.arrow}
            aria-label={strings.nextDays}
          >
            <ChevronRightIcon size="large" />
          </Link>
        </div>
        {children}
      </div>
      <ul {...LIST_ROLE} className={css.days}>
        {days.map((day) => (
          <li key={day}>
            <StripDay
              day={day}
              today={today}
              isCurrent={day === value}
              isAvailable={availableDates?.includes(day)}
              href={hrefOf(day)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
