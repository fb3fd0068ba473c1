import type { ColumnType, Generated } from 'kysely';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { OutcomeCounts } from '../outcomes.ts';

/** A day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;

declare module '#platform/tables.ts' {
  interface Tables {
    employees: {
      employer_id: string;
      identity_hash: Buffer;
      valid_from: Day;
      valid_to: Day | null;
      is_fund_member: Generated<boolean>;
    };
    employee_imports: {
      id: Id;
      employer_id: string;
      imported_at: Timestamp;
      /** Null: an operator. */
      imported_by: number | null;
      counts: ColumnType<OutcomeCounts, string, string>;
    };
  }
}
