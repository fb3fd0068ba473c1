import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { Heading } from '@portal/design-system/Heading';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import type { AvailableAppointment } from '#contract/appointment.ts';
import * as css from './OtherTimes.css.ts';

export interface OtherTimesProps {
  readonly title: string;
  readonly times: readonly AvailableAppointment[];
  readonly hrefOf: (time: AvailableAppointment) => string;
}

/** Single times on other days, a line for each. */
export function OtherTimes({ title, times, hrefOf }: OtherTimesProps): ReactNode {
  const { link: Link } = useDesignSystem();
  const heading = useId();
  if (times.length === 0) return null;
  return (
    <Card as="section" tone="outline" aria-labelledby={heading}>
      <Stack gap="small">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        <Stack as="ul" gap="none">
          {times.map((time) => (
            <li key={time.id} className={css.row}>
              <div>
                <Link href={hrefOf(time)} className={css.link}>
                  <DateTime value={time.startDate} />
                </Link>
                <Text size="small" tone="muted">
                  {time.practitioner.name}, {time.clinic.name}
                </Text>
              </div>
              <ChevronRightIcon />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
