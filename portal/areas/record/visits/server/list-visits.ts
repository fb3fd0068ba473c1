import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { PAGE_SIZE, type VisitsApi } from '../contract.ts';
import { summarise } from './summarise.ts';

/** `GET /api/visits` */
export const listVisits: Handler<VisitsApi['GET /api/visits']> = async (
  call,
  { query: { offset, limit, lang } },
) => {
  const isPage = limit === PAGE_SIZE;
  // What a visit's state is, only the opened visit says: to count them all, all are opened.
  const visits = await readEntries(call, { kinds: ['visit'], ...(!isPage && { limit: offset + limit }) });
  return ok({
    visits: await summarise(call, visits.slice(offset, offset + limit), lang),
    total: isPage ? visits.length : null,
  });
};
