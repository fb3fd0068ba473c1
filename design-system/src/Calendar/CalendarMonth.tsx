import { type CalendarDate, getWeeksInMonth, isToday } from '@internationalized/date';
import { type ReactNode, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import * as css from './Calendar.css.ts';

interface MonthProps {
  readonly state: CalendarState;
  readonly availableDates: readonly string[] | undefined;
}

/** Weeks as rows, starting on Monday where the language says so. */
export function CalendarMonth({ state, availableDates }: MonthProps): ReactNode {
  const { language } = useDesignSystem();
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ weekdayStyle: 'short' }, state);
  const weeks = getWeeksInMonth(state.visibleRange.start, LOCALES[language]);
  return (
    <table {...gridProps} className={css.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} className={css.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => state.getDatesInWeek(week)).map((dates) => (
          <tr key={String(dates.find(Boolean))}>
            {dates.map((date) =>
              date ? (
                <Day
                  key={date.toString()}
                  state={state}
                  date={date}
                  isAvailable={availableDates?.includes(date.toString())}
                />
              ) : (
                // Before the first or after the last day of all calendars.
                <td key="outside" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly state: CalendarState;
  readonly date: CalendarDate;
  /** Undefined when availability is not known. */
  readonly isAvailable: boolean | undefined;
}

function Day({ state, date, isAvailable }: DayProps): ReactNode {
  const { strings } = useDesignSystem();
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  const { cellProps, buttonProps, isSelected, isDisabled, isOutsideVisibleRange, formattedDate } = cell;
  const availability = isAvailable === undefined || isDisabled ? null : isAvailable;
  const spoken =
    availability === null ? null : availability ? strings.availableTimes : strings.noAvailableTimes;
  return (
    <td {...cellProps} className={css.cell}>
      <div
        {...{ ...buttonProps, 'aria-label': [buttonProps['aria-label'], spoken].filter(Boolean).join(', ') }}
        ref={ref}
        className={css.day}
        data-selected={isSelected || undefined}
        data-today={isToday(date, state.timeZone) || undefined}
        data-available={availability || undefined}
        data-outside={isOutsideVisibleRange || undefined}
      >
        {formattedDate}
        {availability && <span aria-hidden className={css.dot} />}
      </div>
    </td>
  );
}
