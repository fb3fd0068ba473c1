import type { SessionApi } from '#contract/session/session.ts';
import { openUsedFrom, sealUsedFrom } from '#domain/patients/server/used-from.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { countryOf } from './country-of.ts';

/** `PUT /api/session/time-zone` */
export const keepCountry: Handler<SessionApi['PUT /api/session/time-zone']> = async (context, { body }) => {
  const { inScope, vault } = context;
  const { hash: sessionHash } = context.session;
  const country = countryOf(body.timeZone);
  if (!country) return ok({ type: 'success' });
  await inScope({ sessionHash }, async (tx) => {
    const row = await tx
      .selectFrom('sessions')
      .select('used_from')
      .where('id_hash', '=', sessionHash)
      .forUpdate()
      .executeTakeFirst();
    const usedFrom = openUsedFrom(vault, row?.used_from ?? null);
    if (!usedFrom) return;
    const sealed = sealUsedFrom(vault, { ...usedFrom, country });
    await tx.updateTable('sessions').set({ used_from: sealed }).where('id_hash', '=', sessionHash).execute();
  });
  return ok({ type: 'success' });
};
