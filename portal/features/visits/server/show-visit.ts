import { isTold } from '#domain/health-record/is-told.ts';
import { type Entry, readEntries } from '#domain/health-record/server/read-entries.ts';
import { markSeen } from '#domain/health-record/server/read-news.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Visit, VisitSummary, VisitsApi } from '../contract.ts';
import { summarise } from './summarise.ts';
import { textsOf } from './visit-view.ts';

/** `GET /api/visits/{id}` */
export const showVisit: Handler<VisitsApi['GET /api/visits/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const visits = (await readEntries(call, { kinds: ['visit'], id })).filter(({ resource }) =>
    isTold(resource),
  );
  const [summary] = await summarise(call, visits, lang);
  if (!summary) return problem('notFound');
  await call.note({ action: 'read', kind: 'visit', id });
  const texts = await readEntries(call, { kinds: ['visitText'], partOf: visits });
  await markSeen(call, texts);
  return ok({ visit: withTexts(summary, texts) });
};

/** A visit with what was written of it. */
export function withTexts(summary: VisitSummary, texts: readonly Entry<'visitText'>[]): Visit {
  const told = texts.map(({ resource }) => resource).filter(isTold);
  return { ...summary, texts: told.toReversed().flatMap(textsOf) };
}
