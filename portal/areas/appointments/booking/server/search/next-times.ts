import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { findClinic, findPractitioner } from '#areas/appointments/shared/appointments/server/find-by-slug.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { NextTime } from '../../search-contract.ts';
import type { SearchFilters } from '../../search-query.ts';
import { availableAppointments } from './available-appointments.ts';
import { findTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import { daysBetween, joined, rangesOf, searchScope } from './search-scope.ts';
import { SEARCH_TIMEOUT_MS } from './search-timeout.ts';

type Next = BookingApi['GET /api/appointments/next'];

/** How many times a page shows, and how many are looked at for them: of each practitioner of a clinic one is shown. */
const SHOWN = 8;
const LOOKED_AT = 40;
/** How far ahead is looked. */
const DAYS = 31;

const EVERYTHING: SearchFilters = {
  specialtyIds: [],
  practitionerIds: [],
  clinicIds: [],
  municipalityIds: [],
  includeRemote: false,
  timeOfDay: 'all',
  isInsuranceCustomer: false,
  isKela65Customer: false,
  isOccupationalCustomer: false,
};

/** `GET /api/appointments/next` */
export const nextTimes: Steps<Next> = {
  sharedBy: ({ brand }, { query }) => JSON.stringify([brand.id, query]),
  timeout: { ms: SEARCH_TIMEOUT_MS, answer: problem('temporarilyUnavailable') },
  async answer(call, { query: { clinic, practitioner, lang } }) {
    const { tx, now } = call;
    const filters = await filtersOf(call, clinic, practitioner);
    if (!filters) return problem('notFound');
    const today = helsinkiDay(now);
    const scope = await searchScope(call, filters, today);
    const ranges = joined(rangesOf(daysBetween(today, addDays(today, DAYS), now), 'all', now));
    const isOfClinic = clinic !== undefined;
    const looks = await placesWithTimes(tx, scope, ranges);
    const found = await findTimes(tx, looks, ranges, isOfClinic ? LOOKED_AT : SHOWN);
    const first = new Map(found.toReversed().map((time) => [time.practitioner_id, time]));
    const chosen = isOfClinic ? found.filter((time) => first.get(time.practitioner_id) === time) : found;
    const times = await availableAppointments(call, chosen.slice(0, SHOWN), { lang, customer: 'private' });
    return ok({ times: times.map(nextTime) });
  },
};

/** What the page's times are searched by; null: there is no such page. */
async function filtersOf(
  call: Pick<RecordCall, 'tx' | 'brand' | 'now'>,
  clinic: string | undefined,
  practitioner: string | undefined,
): Promise<SearchFilters | null> {
  if (clinic !== undefined) {
    const found = await findClinic(call, clinic);
    return found && { ...EVERYTHING, clinicIds: [found.id] };
  }
  const found = await findPractitioner(call, practitioner ?? '');
  return found && { ...EVERYTHING, practitionerIds: [found.id], includeRemote: true };
}

function nextTime(time: AvailableAppointment): NextTime {
  const { id, startDate, endDate, isSpecificTime, isRemote, locationType, clinic, practitioner } = time;
  const { name, title, profilePicture } = practitioner;
  return {
    id,
    startDate,
    endDate: isSpecificTime ? null : endDate,
    isRemote,
    locationType,
    clinic: clinic.name,
    practitioner: { name, title, profilePicture },
    requiresAuthToReserve: time.requiresAuthToReserve,
  };
}
