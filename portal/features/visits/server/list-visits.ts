import { isTold } from '#domain/health-record/is-told.ts';
import { type Entry, readEntries } from '#domain/health-record/server/read-entries.ts';
import type { RecordCall } from '#platform/calls/call.ts';
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
  const visits = isPage ? await allVisits(call) : await latestVisits(call, offset + limit);
  return ok({
    visits: await summarise(call, visits.slice(offset, offset + limit), lang),
    total: isPage ? visits.length : null,
  });
};

async function allVisits(call: RecordCall): Promise<Entry<'visit'>[]> {
  return (await readEntries(call, { kinds: ['visit'] })).filter(({ resource }) => isTold(resource));
}

/** So many of the latest; others are opened only where some of these are not told. */
async function latestVisits(call: RecordCall, count: number): Promise<Entry<'visit'>[]> {
  const visits: Entry<'visit'>[] = [];
  for (let offset = 0; visits.length < count; offset += count) {
    const read = await readEntries(call, { kinds: ['visit'], limit: count, offset });
    visits.push(...read.filter(({ resource }) => isTold(resource)));
    if (read.length < count) break;
  }
  return visits;
}
