import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { LinkList } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';

export interface OtherTimesProps {
  readonly title: string;
  readonly times: readonly AvailableAppointment[];
  readonly hrefOf: (time: AvailableAppointment) => string;
}

/** Single times on other days, a line for each. */
export function OtherTimes({ title, times, hrefOf }: OtherTimesProps): ReactNode {
  const heading = useId();
  if (times.length === 0) return null;
  return (
    <Card as="section" tone="outline" aria-labelledby={heading}>
      <Stack gap="small">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        <LinkList
          rows={times.map((time) => ({
            id: String(time.id),
            href: hrefOf(time),
            title: <DateTime value={time.startDate} format="dayAtTime" isCapitalised />,
            description: `${time.practitioner.name}, ${time.clinic.name}`,
          }))}
        />
      </Stack>
    </Card>
  );
}
