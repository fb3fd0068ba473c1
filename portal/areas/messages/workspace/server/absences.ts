import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { readReach } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { addDays, helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { isColleague } from './is-colleague.ts';

/** `GET /api/workspace/absences` */
export const listAbsences: Steps<WorkspaceApi['GET /api/workspace/absences']> = {
  scope: asStaff,
  async answer({ tx, brand, vault, now }) {
    const reach = await readReach({ tx, brand });
    if (!reach) return { problem: 'forbidden' };
    const rows = await tx
      .selectFrom('staff_absences')
      .innerJoin('absence_substitutes as stands', 'stands.absence_id', 'staff_absences.id')
      .select([
        'staff_absences.id',
        'staff_absences.professional_id as away',
        'stands.professional_id as substitute',
      ])
      .select(['starts_at', 'ends_at'])
      .where('ends_at', '>', now)
      .where((is) =>
        is.or([
          is('staff_absences.professional_id', '=', reach.me),
          is('stands.professional_id', '=', reach.me),
        ]),
      )
      .orderBy('starts_at')
      .execute();
    const people = await tx
      .selectFrom('professional_users')
      .select(['id', 'kind', 'name', 'left_at'])
      .execute();
    const names = new Map(people.map(({ id, name }) => [id, openStaffName(vault, name)]));
    return ok({
      absences: rows.map(({ id, away, substitute, starts_at, ends_at }) => ({
        id,
        who: names.get(away) ?? '',
        substitute: names.get(substitute) ?? '',
        from: helsinkiDay(starts_at),
        to: helsinkiDay(new Date(ends_at.getTime() - 1)),
        isOwn: away === reach.me,
      })),
      colleagues: people
        .filter(({ id, kind, left_at }) => id !== reach.me && kind === reach.kind && left_at === null)
        .map(({ id }) => ({ id, name: names.get(id) ?? '' }))
        .sort((one, other) => one.name.localeCompare(other.name, 'fi')),
      today: helsinkiDay(now),
    });
  },
};

/** `POST /api/workspace/absences`. Days are whole days in Finland. */
export const addAbsence: Steps<WorkspaceApi['POST /api/workspace/absences']> = {
  scope: asStaff,
  async answer({ tx, brand, now }, { body: { from, to, substitute } }) {
    const reach = await readReach({ tx, brand });
    if (!reach) return { problem: 'forbidden' };
    if (substitute === reach.me || !(await isColleague(tx, reach, substitute)))
      return { problem: 'notFound' };
    if (to < from || to < helsinkiDay(now)) return ok({ type: 'wrongDays' as const });
    const starts_at = startOfHelsinkiDay(from);
    const ends_at = startOfHelsinkiDay(addDays(to, 1));
    // Two absences at once are refused by the table, also where two are sent at the same moment.
    const added = await tx
      .insertInto('staff_absences')
      .values({ professional_id: reach.me, starts_at, ends_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return ok({ type: 'overlaps' as const });
    await tx
      .insertInto('absence_substitutes')
      .values({ absence_id: added.id, professional_id: substitute })
      .execute();
    return ok({ type: 'done' as const });
  },
};

/** `DELETE /api/workspace/absences/{id}` */
export const removeAbsence: Steps<WorkspaceApi['DELETE /api/workspace/absences/{id}']> = {
  scope: asStaff,
  async answer({ tx, brand }, { params }) {
    const reach = await readReach({ tx, brand });
    if (!reach) return { problem: 'forbidden' };
    const { numDeletedRows } = await tx
      .deleteFrom('staff_absences')
      .where('id', '=', params.id)
      .where('professional_id', '=', reach.me)
      .executeTakeFirst();
    return numDeletedRows === 0n ? { problem: 'notFound' } : ok({ type: 'done' as const });
  },
};
