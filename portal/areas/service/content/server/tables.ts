import type { ColumnType } from 'kysely';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { NoticeContent } from '../rules.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    content_items: { id: Id; brand: string };
    content_versions: {
      item_id: number;
      version: number;
      content: ColumnType<NoticeContent, string, never>;
      author_id: number;
      saved_at: Timestamp;
      /** The earlier version whose content it has. */
      restored_from: number | null;
    };
    content_publications: {
      item_id: number;
      number: number;
      /** Null: it was withdrawn. */
      version: number | null;
      author_id: number;
      published_at: Timestamp;
    };
  }
}
