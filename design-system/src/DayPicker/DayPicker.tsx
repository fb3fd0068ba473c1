import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CalendarProps } from '../Calendar/Calendar.tsx';
import { Card } from '../Card/Card.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { CalendarIcon } from '../icons/CalendarIcon.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { classNames } from '../styling/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DayPicker.css.ts';
import { shortLabel } from './DayStrip.css.ts';
import { DayStrip, type DayStripProps } from './DayStrip.tsx';

const loadCalendar = () => import('../Calendar/Calendar.tsx').then(({ Calendar }) => Calendar);

export interface DayPickerProps extends Omit<DayStripProps, 'children'> {
  /** The last day that the calendar offers. */
  readonly maxDate?: string;
  /** On small screens the days stay in view above what there is on them. Default: false. */
  readonly isSticky?: boolean;
  /** Called with a day chosen in the calendar; the days of the strip are links. */
  readonly onChange: (day: string) => void;
}

/** A day for a page with an address for each day: from the week around it, or from a calendar. */
export function DayPicker(props: DayPickerProps): ReactNode {
  const { maxDate, isSticky, onChange, ...strip } = props;
  const { strings } = useDesignSystem();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function choose(day: string): void {
    setOpen(false);
    toggle.current?.focus();
    onChange(day);
  }

  const calendar: CalendarProps = {
    'aria-label': strings.chooseDay,
    value: strip.value,
    onChange: choose,
    minDate: strip.today,
    autoFocus: true,
    ...(maxDate && { maxDate }),
    ...(strip.availableDates && { availableDates: strip.availableDates }),
  };

  return (
    <div className={classNames(css.picker, isSticky && css.sticky)}>
      <DayStrip {...strip}>
        <Button
          ref={toggle}
          tone="tertiary"
          size="small"
          icon={<CalendarIcon />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onPress={() => setOpen(!isOpen)}
        >
          <span className={shortLabel}>{strings.calendar}</span>
        </Button>
      </DayStrip>
      <div id={panel} className={css.panel} {...(isOpen && { 'data-unfolded': true })}>
        {isOpen && (
          <Card tone="outline" padding={{ small: 'none', medium: 'medium' }}>
            <VisuallyHidden as="h2">{strings.chooseDay}</VisuallyHidden>
            <div className={css.calendar}>
              <LazyPart load={loadCalendar} props={calendar} onLoadFailure={() => setOpen(false)} />
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}
