import type { Language } from '#contract/language/language.ts';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    calendar_feeds: {
      patient_id: string;
      secret_hash: Buffer;
      shows_details: boolean;
      language: Language;
      created_at: Timestamp;
      read_on: string | null;
      ends_at: Timestamp;
    };
  }
}
