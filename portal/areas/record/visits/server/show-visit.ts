import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { markSeen } from '#areas/record/shared/health-record/server/read-news.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Visit, VisitSummary, VisitsApi } from '../contract.ts';
import { summarise } from './summarise.ts';
import { procedureOf, textsOf } from './visit-view.ts';

/** `GET /api/visits/{id}` */
export const showVisit: Handler<VisitsApi['GET /api/visits/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const visits = await readEntries(call, { kinds: ['visit'], id });
  const [summary] = await summarise(call, visits, lang);
  if (!summary) return problem('notFound');
  await call.note({ action: 'read', kind: 'visit', id });
  const parts = await readEntries(call, { kinds: PARTS, partOf: visits });
  await markSeen(call, parts);
  return ok({ visit: withParts(summary, parts) });
};

/** What of a visit is read with it. */
export const PARTS = ['procedure', 'visitText'] as const;

/** A visit with what was done and what was written of it. */
export function withParts(summary: VisitSummary, parts: readonly Entry<(typeof PARTS)[number]>[]): Visit {
  const told = parts.map(({ resource }) => resource).toReversed();
  return {
    ...summary,
    procedures: told.flatMap((each) => (each.resourceType === 'Procedure' ? procedureOf(each) : [])),
    texts: told.flatMap((each) => (each.resourceType === 'DocumentReference' ? textsOf(each) : [])),
  };
}
