import type { ColumnType } from 'kysely';
import type { Day } from '#areas/occupational/shared/employers/server/tables.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import type { EXAMINATION_KINDS } from '../contract.ts';

/** Written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;
type Texts = Readonly<Record<Language, readonly string[]>>;

declare module '#platform/tables.ts' {
  interface Tables {
    employee_memos: {
      employer_id: string;
      valid_from: Day;
      valid_to: Day | null;
      agreed: Json<Texts>;
      sick_leave: Json<Texts>;
      handled: Json<readonly { readonly day: string; readonly text: Localised }[]>;
    };
    health_examinations: {
      patient_id: string;
      employer_id: string;
      employed_from: Day;
      due_on: Day;
      kind: (typeof EXAMINATION_KINDS)[number];
    };
  }
}
