import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { readHistory } from './items.ts';
import { stateOf } from './state-of.ts';

/** `GET /api/content/{id}` */
export const showItem: Steps<ContentApi['GET /api/content/{id}']> = {
  scope: asStaff,
  async answer(call, { params: { id } }) {
    if ((await readOperator(call.tx)) === null) return { problem: 'forbidden' };
    const { versions, publications } = await readHistory(call, id);
    if (versions.length === 0) return { problem: 'notFound' };
    const [last] = publications;
    return ok({
      id,
      state: stateOf(versions, last, helsinkiDay(call.now)),
      published: last?.version ?? null,
      versions: versions.map(({ version, savedAt, by, restoredFrom, content }) => ({
        version,
        savedAt: savedAt.toISOString(),
        by,
        restoredFrom,
        notice: content,
      })),
      publications: publications.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
    });
  },
};
