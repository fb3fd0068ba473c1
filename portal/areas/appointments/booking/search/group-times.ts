import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';

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
