import type { ColumnType } from 'kysely';

declare module '#platform/tables.ts' {
  interface Tables {
    occupational_carers: {
      employer_id: string;
      place: number;
      role: 'nurse' | 'physician' | 'physiotherapist' | 'psychologist';
      practitioner_id: number;
    };
  }
}

/** A day, `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;
