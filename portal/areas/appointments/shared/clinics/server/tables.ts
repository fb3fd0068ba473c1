import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '#platform/tables.ts';
import type { ClinicFile } from '../clinic-file.ts';

/** Who did it: the command by a name, an operator by page by their number; both null: it stood there before. */
interface Signed {
  author: string | null;
  author_id: ColumnType<number | null, number | null | undefined, never>;
}

declare module '#platform/tables.ts' {
  interface Tables {
    clinic_versions: Signed & {
      clinic_id: string;
      version: number;
      content: ColumnType<ClinicFile, string, never>;
      saved_at: Timestamp;
      /** The earlier version whose content it has. */
      restored_from: Generated<number | null>;
    };
    clinic_publications: Signed & {
      clinic_id: string;
      number: number;
      /** What patients read since then. */
      version: number;
      published_at: Timestamp;
    };
  }
}
