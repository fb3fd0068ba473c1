import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { AvailableAppointment } from '#domain/appointments/appointment.ts';
import type { Continuing } from '../search-contract.ts';
import { groupTimes } from './group-times.ts';
import { TimeCard, type TimeCardProps } from './TimeCard.tsx';

export interface TimeCardsProps extends Pick<TimeCardProps, 'level' | 'hrefOf'> {
  readonly times: readonly AvailableAppointment[];
  /** Who has more times on the day than these. */
  readonly continuing: readonly Continuing[];
  /** Address of all times of a time's practitioner on its day; null: that is what is shown. */
  readonly moreHrefOf: (time: AvailableAppointment) => string | null;
}

/** Times to book, a card for each practitioner and place, the earliest first. */
export function TimeCards({ times, continuing, moreHrefOf, ...card }: TimeCardsProps): ReactNode {
  const hasMore = ({ practitioner, clinic }: AvailableAppointment) =>
    continuing.some(
      ({ practitionerId, clinicId }) => practitionerId === practitioner.id && clinicId === clinic.id,
    );
  return (
    <Stack as="ul" gap="medium">
      {groupTimes(times).map((group) => (
        <TimeCard
          key={group.key}
          group={group}
          moreHref={hasMore(group.first) ? moreHrefOf(group.first) : null}
          {...card}
        />
      ))}
    </Stack>
  );
}
