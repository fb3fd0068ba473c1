import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { EmployeesApi } from '../contract.ts';
import { readHrUser } from './hr-user.ts';

/** So many imports are shown, the last first. */
const SHOWN = 10;

/** `GET /api/employees` */
export const showEmployees: Steps<EmployeesApi['GET /api/employees']> = {
  scope: asStaff,
  async answer({ tx, vault, now }) {
    const user = await readHrUser(tx);
    if (!user) return { problem: 'forbidden' };
    const today = helsinkiDay(now);
    const { name } = await tx
      .selectFrom('employers')
      .select('name')
      .where('id', '=', user.employer)
      .executeTakeFirstOrThrow();
    const { employed } = await tx
      .selectFrom('employees')
      .select((is) => is.fn.countAll<string>().as('employed'))
      .where('valid_from', '<=', today)
      .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>=', today)]))
      .executeTakeFirstOrThrow();
    const imports = await tx
      .selectFrom('employee_imports')
      .leftJoin('professional_users', 'professional_users.id', 'imported_by')
      .select(['employee_imports.id', 'imported_at', 'counts', 'name'])
      .orderBy('imported_at', 'desc')
      .orderBy('employee_imports.id', 'desc')
      .limit(SHOWN)
      .execute();
    return ok({
      employer: name,
      employedToday: Number(employed),
      imports: imports.map(({ id, imported_at, counts, name: by }) => ({
        id,
        importedAt: imported_at.toISOString(),
        by: by === null ? null : vault.open('professional_users.name', by),
        counts,
      })),
    });
  },
};
