import { ok, type Steps } from '#platform/calls/handler.ts';
import type { AnalyticsApi } from '../contract.ts';

/** `POST /api/analytics` */
export const recordEvent: Steps<AnalyticsApi['POST /api/analytics']> = {
  async before({ session }) {
    return session.analyticsConsent === true ? null : ok({ type: 'ignored' });
  },
  async answer({ tx, brand, now }, { query: { lang }, body: { event, properties } }) {
    await tx
      .insertInto('analytics_events')
      .values({ at: now, event, brand: brand.id, language: lang, properties: JSON.stringify(properties) })
      .execute();
    return ok({ type: 'counted' });
  },
};
