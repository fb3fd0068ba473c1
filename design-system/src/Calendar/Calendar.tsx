import { type CalendarDate, createCalendar, parseDate } from '@internationalized/date';
import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import * as css from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

export interface CalendarProps {
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label': string;
  /** `YYYY-MM-DD`. */
  readonly value: string | null;
  /** Called with the day that was chosen, as `2026-11-22`. */
  readonly onChange: (date: string) => void;
  /** `YYYY-MM-DD`, the first day that can be chosen. */
  readonly minDate?: string;
  /** The last day that can be chosen, as `2026-11-22`. */
  readonly maxDate?: string;
  /** Days (`YYYY-MM-DD`) marked as having something; the others can still be chosen. */
  readonly availableDates?: readonly string[];
  /** Called with the first day of each month that comes into view, the initial one included. */
  readonly onMonthChange?: (firstDay: string) => void;
  /** Takes the focus when it appears. Default: false. */
  readonly autoFocus?: boolean;
}

/** A month to choose a day from. Heavy: import it lazily, or use `DatePicker`. */
export function Calendar(props: CalendarProps): ReactNode {
  const { language } = useDesignSystem();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <CalendarView {...props} />
    </I18nProvider>
  );
}

const parse = (date: string | null | undefined): CalendarDate | null => (date ? parseDate(date) : null);

function CalendarView(props: CalendarProps): ReactNode {
  const { language, strings } = useDesignSystem();
  const { onMonthChange, availableDates } = props;
  const options = {
    'aria-label': props['aria-label'],
    value: parse(props.value),
    onChange: (date: CalendarDate) => props.onChange(date.toString()),
    minValue: parse(props.minDate),
    maxValue: parse(props.maxDate),
    autoFocus: props.autoFocus ?? false,
  };
  const state = useCalendarState({ ...options, locale: LOCALES[language], createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state);
  const firstDay = state.visibleRange.start.toString();

  useEffect(() => onMonthChange?.(firstDay), [firstDay, onMonthChange]);

  return (
    <div {...calendarProps} className={css.calendar}>
      <div className={css.header}>
        <IconButton
          label={strings.previousMonth}
          icon={<ChevronLeftIcon />}
          onPress={() => state.focusPreviousPage()}
          isDisabled={prevButtonProps.isDisabled}
        />
        <Heading level={3} size={4}>
          <span className={css.month}>{title}</span>
        </Heading>
        <IconButton
          label={strings.nextMonth}
          icon={<ChevronRightIcon />}
          onPress={() => state.focusNextPage()}
          isDisabled={nextButtonProps.isDisabled}
        />
      </div>
      <CalendarMonth state={state} availableDates={availableDates} />
      {availableDates && (
        // Each day announces it itself.
        <p aria-hidden className={css.legend}>
          <span className={css.legendMark}>
            <span className={css.legendDot} />
          </span>
          <span className={css.month}>{strings.availableTimes}</span>
        </p>
      )}
    </div>
  );
}
