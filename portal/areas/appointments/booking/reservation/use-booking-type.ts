import { useContext } from 'react';
import { useIsBuilt, VisitContext } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { BOOKING_PAGES, bookingTypeOf } from '#contract/routes/booking-pages.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** The way to book that the shown page belongs to. */
export function useBookingType(): HealthCareType {
  const visit = useContext(VisitContext);
  return (visit && bookingTypeOf(visit.key)) ?? 'private';
}

/** The address that books a time for signed-in patients in the shown way, to come back to by its id. */
export function useReservationHref(): (id: number | string) => string {
  const href = useHref();
  const { reservation } = BOOKING_PAGES[useBookingType()];
  return (id) => href(reservation, { id: Number(id) });
}

/** The address of the other times of a way to book. Default: of the shown way. */
export function useListHref(type?: HealthCareType): string {
  const href = useHref();
  const isBuilt = useIsBuilt();
  const shown = useBookingType();
  const { list } = BOOKING_PAGES[type ?? shown];
  return href(isBuilt(list) ? list : 'appointment-reservation-landing-page');
}
