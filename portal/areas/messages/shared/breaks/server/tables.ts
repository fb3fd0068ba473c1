import type { Part } from '#contract/system/parts.ts';
import type { Id, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    service_breaks: {
      id: Id;
      part: Part;
      is_planned: boolean;
      announced_at: Timestamp;
      starts_at: Timestamp;
      /** Null: nobody knows yet. */
      ends_at: Timestamp | null;
      /** Null: an operator by page, of the number `added_by`. */
      author: string | null;
      added_by: number | null;
    };
  }
}
