import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { listOfTimes } from '#areas/appointments/shared/appointments/list-of-times.ts';
import type { PageQuery } from '#contract/routes/routes.ts';

/** A search for another time of what is booked. */
export interface MoveSearch {
  readonly key: ReturnType<typeof listOfTimes>;
  readonly query: Partial<PageQuery<'private-appointment-list'>>;
}

/**
 * Where another time of an appointment is looked for: the same practitioner and place first; null where these are not told,
 * and of another brand's appointment: a search shows the times of its own brand.
 */
export function moveSearch(appointment: Appointment): MoveSearch | null {
  const { id, healthCareType, practitioner, clinic, isRemote, specialtyData, bookedAt } = appointment;
  if (!practitioner || !clinic || bookedAt !== undefined) return null;
  const [specialty] = specialtyData.specialties;
  const isKela65 = healthCareType === 'kela65';
  return {
    key: listOfTimes(appointment),
    query: {
      reschedule: String(id),
      practitionerIds: [String(practitioner.id)],
      // The other list has one specialty, and says so by itself.
      ...(!isKela65 && specialty && { specialtyIds: [specialty.code] }),
      ...(isRemote ? { includeRemote: true } : { clinicIds: [clinic.id] }),
    },
  };
}
