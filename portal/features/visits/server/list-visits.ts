import { isTold } from '#domain/health-record/is-told.ts';
import { readEntries } from '#domain/health-record/server/read-entries.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { VisitsApi } from '../contract.ts';
import { summarise } from './summarise.ts';

/** `GET /api/visits` */
export const listVisits: Handler<VisitsApi['GET /api/visits']> = async (
  call,
  { query: { offset, limit, lang } },
) => {
  // What a visit's state is, only the opened visit says.
  const visits = (await readEntries(call, { kinds: ['visit'] })).filter(({ resource }) => isTold(resource));
  return ok({
    visits: await summarise(call, visits.slice(offset, offset + limit), lang),
    total: visits.length,
  });
};
