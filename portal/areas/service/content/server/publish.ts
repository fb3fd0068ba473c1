import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { type History, readHistory } from './items.ts';
import type { PublishedNotices } from './published-notices.ts';
import { meanwhile } from './save-notice.ts';

/** `PUT /api/content/{id}/publication` */
export const publish = (
  published: PublishedNotices,
): Steps<ContentApi['PUT /api/content/{id}/publication']> => ({
  scope: asStaff,
  async answer(call, { params: { id }, body: { version } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    const { versions, publications } = await readHistory(call, id);
    const [newest] = versions;
    if (!newest || (version !== null && version > newest.version)) return { problem: 'notFound' };
    if (version !== null && version < newest.version) return ok(meanwhile(versions));
    // Pressed twice, or by two at once: it is as they want it.
    if ((publications[0]?.version ?? null) === version) return ok({ type: 'done' as const });
    const { numInsertedOrUpdatedRows } = await call.tx
      .insertInto('content_publications')
      .values({
        item_id: id,
        number: publications.length + 1,
        version,
        author_id: me,
        published_at: call.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return faster(await readHistory(call, id), version);
    call.afterCommit(() => published.forget(call.brand.id));
    return ok({ type: 'done' as const });
  },
});

/** What is told to the slower of two who publish or withdraw at the same moment: it is as they want it, or it was another's turn. */
function faster({ publications: [last] }: History, wanted: number | null) {
  if (!last || last.version === wanted) return ok({ type: 'done' as const });
  return ok({ type: 'changedMeanwhile' as const, by: last.by, at: last.at.toISOString() });
}
