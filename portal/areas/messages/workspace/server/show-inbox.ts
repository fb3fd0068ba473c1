import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { answersPatients, readReach } from '#areas/messages/shared/staff/server/reach.ts';
import { readMe } from '#areas/messages/shared/staff/server/read-me.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { CATEGORIES, countCategories, readPage } from './inbox-order.ts';
import { staffNames } from './names.ts';
import { readRows } from './rows.ts';

/** `GET /api/workspace` */
export const showInbox: Steps<WorkspaceApi['GET /api/workspace']> = {
  scope: asStaff,
  async answer(call, { query }) {
    const reach = await readReach(call);
    if (!reach) {
      if ((await readOperator(call.tx)) !== null) return ok({ type: 'operator' as const });
      const isElsewhere = await answersPatients(call.tx);
      return ok({ type: isElsewhere ? ('elsewhere' as const) : ('stranger' as const) });
    }
    const own: readonly string[] = CATEGORIES[reach.kind];
    const asked = query.category;
    const category = asked && own.includes(asked) ? asked : CATEGORIES[reach.kind][0];
    const counts = await countCategories(call.tx, reach);
    const shown = Object.entries(counts).filter(
      ([each, count]) => reach.kind === 'hr' || !each.startsWith('hr') || count > 0 || each === category,
    );
    const { ids, next } = await readPage(call.tx, reach, category, query.after);
    const names = await staffNames(call, [reach.me]);
    return ok({
      type: 'inbox' as const,
      name: names.get(reach.me) ?? '',
      addsQuestionnaires: (await readMe(call, reach)).addsQuestionnaires,
      category,
      // Few professionals have any of HR's.
      counts: Object.fromEntries(shown),
      threads: await readRows(call, reach, ids),
      next,
    });
  },
};
