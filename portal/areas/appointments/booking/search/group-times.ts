import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import type { Continuing } from '../search-contract.ts';

/** Times of one practitioner in one place, of one kind and price: what differs is when. */
export interface TimeGroup {
  readonly key: string;
  /** The earliest; tells what all have in common. */
  readonly first: AvailableAppointment;
  readonly times: readonly AvailableAppointment[];
}

function keyOf({ practitioner, clinic, kindId, practitionerRate }: AvailableAppointment): string {
  return [practitioner.id, clinic.id, kindId, practitionerRate?.totalEuros ?? ''].join('/');
}

/** Puts times that differ only in when they are together; groups and times keep the order of their arrival. */
export function groupTimes(times: readonly AvailableAppointment[]): readonly TimeGroup[] {
  const groups = Map.groupBy(times, keyOf);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, first, times: members }] : [];
  });
}

/** A group with the next of its own times that are known, and how many others its practitioner has there on the day. */
export function filled(
  group: TimeGroup,
  continuing: readonly Continuing[],
): TimeGroup & { readonly others: number } {
  const { practitioner, clinic } = group.first;
  const later = continuing.find(
    ({ practitionerId, clinicId }) => practitionerId === practitioner.id && clinicId === clinic.id,
  );
  if (!later) return { ...group, others: 0 };
  const next = later.next.filter((time) => keyOf(time) === group.key);
  return { ...group, times: [...group.times, ...next], others: later.count - next.length };
}
