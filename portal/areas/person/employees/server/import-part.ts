import { countOutcomes, type ReportedRow } from '#areas/person/shared/employees/outcomes.ts';
import { importEmployees } from '#areas/person/shared/employees/server/import-employees.ts';
import { readHeader, readRecords } from '#areas/person/shared/employees/server/read-employees.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import type { EmployeesApi } from '../contract.ts';
import { type HrUser, readHrUser } from './hr-user.ts';

/** `POST /api/employees/imports` */
export const importPart: Steps<EmployeesApi['POST /api/employees/imports']> = {
  scope: asStaff,
  async answer({ tx, vault, now, acceptsDevelopmentIdentityCodes }, { body }) {
    const user = await readHrUser(tx);
    if (!user) return { problem: 'forbidden' };
    const header = readHeader({ text: body.header });
    if (!header) return ok({ type: 'unknownColumns' as const });
    const codes = { acceptDevelopment: acceptsDevelopmentIdentityCodes, today: helsinkiDay(now) };
    const rows = await importEmployees({ tx }, vault, readRecords(body.records, header, codes));
    const id = await noted(tx, { user, id: body.import, rows, now });
    return id === null ? { problem: 'notFound' } : ok({ type: 'imported' as const, import: id, rows });
  },
};

interface Part {
  readonly user: HrUser;
  /** Of the import that it belongs to; null: it begins one. */
  readonly id: number | null;
  readonly rows: readonly ReportedRow[];
  readonly now: Date;
}

/** Notes a part. Resolves to the number of its import; null: there is none of the caller's. */
async function noted(tx: Scoped, { user, id, rows, now }: Part): Promise<number | null> {
  if (id === null) {
    const { id: begun } = await tx
      .insertInto('employee_imports')
      .values({
        employer_id: user.employer,
        imported_at: now,
        imported_by: user.me,
        counts: JSON.stringify(countOutcomes(rows)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return begun;
  }
  const before = await tx
    .selectFrom('employee_imports')
    .select('counts')
    .where('id', '=', id)
    .where('imported_by', '=', user.me)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx
    .updateTable('employee_imports')
    .set({ counts: JSON.stringify(countOutcomes(rows, before.counts)) })
    .where('id', '=', id)
    .execute();
  return id;
}
