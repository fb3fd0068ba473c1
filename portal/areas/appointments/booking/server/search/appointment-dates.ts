import { helsinkiDay } from '#contract/time/time.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { kela65Refusal } from '../slot/kela65-right.ts';
import { findRangesWithTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import { daysBetween, isSearchableSpan, rangesOf, searchScope, sharedSearch } from './search-scope.ts';
import { SEARCH_TIMEOUT_MS } from './search-timeout.ts';

/** `GET /api/appointments/available-appointment-dates` */
export const appointmentDates: Steps<BookingApi['GET /api/appointments/available-appointment-dates']> = {
  sharedBy: (context, { query }) => sharedSearch(context, query),
  async before(_, { query: { startDate, endDate } }) {
    const isSearchable = isSearchableSpan(startDate, endDate);
    return isSearchable ? null : problem('malformed', [{ field: 'endDate', code: 'range' }]);
  },
  timeout: { ms: SEARCH_TIMEOUT_MS, answer: problem('temporarilyUnavailable') },
  async answer(call, { query }) {
    const { tx, now } = call;
    const { startDate, endDate, timeOfDay } = query;
    const days = daysBetween(startDate, endDate, now);
    const scope = await searchScope(call, query, days[0] ?? startDate);
    const open = days.filter(scope.isOpenOn);
    const isRefused = scope.customer === 'kela65' && kela65Refusal(call, endDate) !== null;
    if (isRefused && open.length === 0) return ok({ dates: null });
    const ranges = rangesOf(open, timeOfDay, now);
    const found = await findRangesWithTimes(tx, await placesWithTimes(tx, scope, ranges), ranges);
    return ok({ dates: found.flatMap((nth) => (ranges[nth] ? [helsinkiDay(ranges[nth].from)] : [])) });
  },
};
