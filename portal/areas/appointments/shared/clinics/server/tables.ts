import type { ColumnType } from 'kysely';
import type { Timestamp } from '#platform/tables.ts';
import type { ClinicFile } from './clinic-file.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    clinic_versions: {
      clinic_id: string;
      version: number;
      content: ColumnType<ClinicFile, string, never>;
      /** Null: it stood there before versions were kept. */
      author: string | null;
      saved_at: Timestamp;
    };
  }
}
