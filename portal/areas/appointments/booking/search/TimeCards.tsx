import { Columns } from '@portal/design-system/Columns';
import type { ReactNode } from 'react';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useSession } from '#client/app/app-context.ts';
import type { Continuing } from '../search-contract.ts';
import { CARDS_LOOK } from './cards-look.ts';
import { filled, groupTimes, type TimeGroup } from './group-times.ts';
import { TimeCard, type TimeCardProps } from './TimeCard.tsx';

export interface TimeCardsProps extends Pick<TimeCardProps, 'level' | 'hrefOf'> {
  readonly times: readonly AvailableAppointment[];
  /** Who has more times on the day than these, and the first of them. */
  readonly continuing: readonly Continuing[];
  /** From which of the times on a card shows all of its own: those have been asked for. Default: from none. */
  readonly unfoldedFrom?: number;
  /** The brand's figure, if it has one, looks over the first card. */
  readonly hasPeek?: boolean;
  /** Address of all times of a time's practitioner on its day; null: that is what is shown. */
  readonly moreHrefOf: (time: AvailableAppointment) => string | null;
}

/** Times to book, a card for each practitioner and place, the earliest first. */
export function TimeCards(props: TimeCardsProps): ReactNode {
  const { times, continuing, unfoldedFrom = times.length, moreHrefOf, hasPeek = false, ...card } = props;
  const groups = groupTimes(times).map((group) => filled(group, continuing));
  const asked = new Set(times.slice(unfoldedFrom));
  // Who is identified finds none of them locked.
  const isIdentified = useSession().person !== null;
  const isLocked = (time: AvailableAppointment) => time.requiresAuthToReserve && !isIdentified;
  const explaining = groups.find(({ times: own }) => own.some(isLocked));
  const hasTwin = (group: TimeGroup) =>
    groups.some((other) => other !== group && personAndPlace(other) === personAndPlace(group));
  return (
    <Columns as="ul" {...CARDS_LOOK}>
      {groups.map((group, index) => (
        <TimeCard
          key={group.key}
          group={group}
          hasPeek={hasPeek && index === 0}
          isLocked={isLocked}
          explainsLock={group === explaining}
          namesKind={hasTwin(group)}
          isUnfolded={group.times.some((time) => asked.has(time))}
          moreHref={group.others > 0 ? moreHrefOf(group.first) : null}
          others={group.others}
          {...card}
        />
      ))}
    </Columns>
  );
}

function personAndPlace({ first: { practitioner, clinic, locationType } }: TimeGroup): string {
  return `${practitioner.id}/${clinic.id}/${locationType}`;
}
