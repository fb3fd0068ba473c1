import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import { groupTimes } from './group-times.ts';
import { TimeCard, type TimeCardProps } from './TimeCard.tsx';

export interface TimeCardsProps extends Pick<TimeCardProps, 'level' | 'hrefOf'> {
  readonly times: readonly AvailableAppointment[];
}

/** Times to book, a card for each practitioner and place, the earliest first. */
export function TimeCards({ times, ...card }: TimeCardsProps): ReactNode {
  return (
    <Stack as="ul" gap="medium">
      {groupTimes(times).map((group) => (
        <TimeCard key={group.key} group={group} {...card} />
      ))}
    </Stack>
  );
}
