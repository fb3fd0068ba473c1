import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { OperatorsApi } from '../contract.ts';

/** So many people are on a page. */
export const PEOPLE = 20;

/** `GET /api/workspace/staff`. Names are sealed, so nobody but the application can search and order them. */
export const listPeople: Steps<OperatorsApi['GET /api/workspace/staff']> = {
  scope: asStaff,
  async answer({ tx, vault, language }, { query: { page: asked, search = '' } }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    const rows = await tx
      .selectFrom('professional_users as user')
      .leftJoin('employers', 'employers.id', 'employer_id')
      .select([
        'user.id',
        'kind',
        'user.name',
        'title',
        'is_supervisor',
        'may_prescribe',
        'adds_questionnaires',
      ])
      .select('employers.name as employer')
      .where('left_at', 'is', null)
      .execute();
    const wanted = search.trim().toLocaleLowerCase('fi');
    const found = rows
      .map((row) => ({ ...row, name: openStaffName(vault, row.name) }))
      .filter(({ id, name }) => String(id) === wanted || name.toLocaleLowerCase('fi').includes(wanted))
      .sort((one, other) => one.name.localeCompare(other.name, 'fi') || one.id - other.id);
    const pages = Math.max(1, Math.ceil(found.length / PEOPLE));
    const page = Math.min(asked, pages);
    const shown = found.slice((page - 1) * PEOPLE, page * PEOPLE);
    const ids = shown.map(({ id }) => id);
    const members = await tx
      .selectFrom('team_members')
      .innerJoin('care_teams', 'care_teams.id', 'team_id')
      .select(['professional_id', 'name'])
      .where('professional_id', 'in', [0, ...ids])
      .orderBy('place')
      .execute();
    return ok({
      people: shown.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        title: row.title[language],
        isSupervisor: row.is_supervisor,
        mayPrescribe: row.may_prescribe,
        addsQuestionnaires: row.adds_questionnaires,
        employer: row.employer,
        teams: members
          .filter(({ professional_id }) => professional_id === row.id)
          .map(({ name }) => name[language]),
      })),
      count: found.length,
      page,
      pages,
    });
  },
};
