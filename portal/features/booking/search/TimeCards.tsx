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
  /** The brand's figure, if it has one, looks over the first card. */
  readonly hasPeek?: boolean;
  /** Address of all times of a time's practitioner on its day; null: that is what is shown. */
  readonly moreHrefOf: (time: AvailableAppointment) => string | null;
}

/** Times to book, a card for each practitioner and place, the earliest first. */
export function TimeCards(props: TimeCardsProps): ReactNode {
  const { times, continuing, moreHrefOf, hasPeek = false, ...card } = props;
  const hasMore = ({ practitioner, clinic }: AvailableAppointment) =>
    continuing.some(
      ({ practitionerId, clinicId }) => practitionerId === practitioner.id && clinicId === clinic.id,
    );
  return (
    <Stack as="ul" gap="medium">
      {groupTimes(times).map((group, index) => (
        <TimeCard
          key={group.key}
          group={group}
          hasPeek={hasPeek && index === 0}
          moreHref={hasMore(group.first) ? moreHrefOf(group.first) : null}
          {...card}
        />
      ))}
    </Stack>
  );
}
