import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { contentKind } from '../rules.ts';
import { readHistory } from './items.ts';
import { stateOf } from './state-of.ts';

/** `GET /api/content` */
export const listContent: Steps<ContentApi['GET /api/content']> = {
  scope: asStaff,
  async answer(call, { query: { lang } }) {
    if ((await readOperator(call.tx)) === null) return { problem: 'forbidden' };
    const { versions, publications } = await readHistory(call);
    const today = helsinkiDay(call.now);
    const byItem = Map.groupBy(versions, ({ item }) => item);
    return ok({
      notices: [...byItem].flatMap(([id, all]) => {
        const [last] = all;
        if (!last) return [];
        const { texts } = last.content;
        const text = texts.find(({ language }) => language === lang) ?? texts[0];
        const publication = publications.find(({ item }) => item === id);
        return {
          id,
          title: text?.title ?? '',
          kind: contentKind(last.content),
          state: stateOf(all, publication, today),
          hasUnpublished: publication?.version != null && publication.version !== last.version,
          savedAt: last.savedAt.toISOString(),
          by: last.by,
        };
      }),
    });
  },
};
