import { type Handler, ok } from '#platform/calls/handler.ts';
import type { endpoints } from '../contract.ts';

/** `POST /api/analytics` */
export const recordEvent: Handler<(typeof endpoints)['POST /api/analytics']> = async (
  { brand, session, now, inScope },
  { query: { lang }, body: { event, properties } },
) => {
  if (session.analyticsConsent !== true) return ok({ type: 'ignored' });
  await inScope({}, (tx) =>
    tx
      .insertInto('analytics_events')
      .values({ at: now, event, brand: brand.id, language: lang, properties: JSON.stringify(properties) })
      .execute(),
  );
  return ok({ type: 'counted' });
};
