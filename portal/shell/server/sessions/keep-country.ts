import { openUsedFrom, sealUsedFrom } from '#areas/person/shared/patients/server/used-from.ts';
import type { SessionApi } from '#contract/session/session.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import { countryOf } from './country-of.ts';

interface Shown {
  readonly country: string;
}

/** `PUT /api/session/time-zone` */
export const keepCountry: Steps<SessionApi['PUT /api/session/time-zone'], Shown> = {
  async before(_, { body }) {
    const country = countryOf(body.timeZone);
    return country ? { country } : ok({ type: 'success' });
  },
  scope: ({ session }) => ({ sessionHash: session.hash }),
  async answer({ tx, session, vault }, _, { country }) {
    const { hash } = session;
    const row = await tx
      .selectFrom('sessions')
      .select('used_from')
      .where('id_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    const usedFrom = openUsedFrom(vault, row?.used_from ?? null);
    if (usedFrom) {
      const sealed = sealUsedFrom(vault, { ...usedFrom, country });
      await tx.updateTable('sessions').set({ used_from: sealed }).where('id_hash', '=', hash).execute();
    }
    return ok({ type: 'success' });
  },
};
