import { type Kysely, sql } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { ReportedRow, RowOutcome } from '../outcomes.ts';
import type { ReadRow } from './read-employees.ts';

/** In whose name an import is made: of an employer by an operator, or of the HR user's own employer. */
export type ImportedBy = { readonly db: Kysely<Tables>; readonly employer: string } | { readonly tx: Scoped };

/** Takes rows that were read, in their order. Resolves to what became of each. */
export async function importEmployees(
  by: ImportedBy,
  vault: Vault,
  rows: readonly ReadRow[],
): Promise<ReportedRow[]> {
  const told = rows.flatMap((row) =>
    'employee' in row
      ? {
          line: row.line,
          hash: personHash(vault, row.employee.identityCode).toString('hex'),
          valid_from: row.employee.validFrom,
          valid_to: row.employee.validTo,
          is_fund_member: row.employee.isFundMember,
        }
      : [],
  );
  const outcomes = new Map((await taken(by, JSON.stringify(told))).map((row) => [row.line, row.outcome]));
  return rows.map((row) => {
    const outcome = outcomes.get(row.line) ?? 'failure';
    if (outcome === 'noFund') return { line: row.line, outcome: 'failure', fault: 'noFund' };
    if (outcome !== 'failure') return { line: row.line, outcome };
    return { line: row.line, outcome, fault: 'fault' in row ? row.fault : 'refused' };
  });
}

/** What the database says of a row; `noFund`: the employer has no sickness fund to be a member of. */
interface TakenRow {
  readonly line: number;
  readonly outcome: RowOutcome | 'noFund';
}

async function taken(by: ImportedBy, told: string): Promise<TakenRow[]> {
  const asked =
    'tx' in by
      ? sql<TakenRow>`select * from import_own_employees(${told}::jsonb)`.execute(by.tx)
      : sql<TakenRow>`select * from import_employees(${by.employer}, ${told}::jsonb)`.execute(by.db);
  return (await asked).rows;
}
