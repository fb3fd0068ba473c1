import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { Spinner } from '@portal/design-system/Spinner';
import { Stack } from '@portal/design-system/Stack';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './DayPicker.css.ts';
import { DayStrip, type DayStripProps } from './DayStrip.tsx';

const CalendarPanel = lazy(() =>
  import('./CalendarPanel.tsx').then((module) => ({ default: module.CalendarPanel })),
);

export interface DayPickerProps extends Omit<DayStripProps, 'children'> {
  readonly onChange: (day: string) => void;
}

/** A day: from the strip, or from the calendar for those further away. */
export function DayPicker({ onChange, ...strip }: DayPickerProps): ReactNode {
  const t = useTranslations('booking.list.days');
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function choose(day: string): void {
    setOpen(false);
    toggle.current?.focus();
    onChange(day);
  }

  return (
    <Stack gap="small">
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
          {t('calendar')}
        </Button>
      </DayStrip>
      <div id={panel}>
        {isOpen && (
          <Card tone="outline" padding={{ small: 'none', medium: 'medium' }}>
            <div className={css.calendar}>
              <Suspense fallback={<Spinner />}>
                <CalendarPanel {...strip} onChange={choose} />
              </Suspense>
            </div>
          </Card>
        )}
      </div>
    </Stack>
  );
}
