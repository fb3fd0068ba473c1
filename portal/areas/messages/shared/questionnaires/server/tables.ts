import type { Questionnaire } from 'fhir/r4.js';
import type { ColumnType } from 'kysely';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    questionnaires: {
      id: Id;
      url: string;
      version: string;
      content: ColumnType<Questionnaire, string, never>;
      /** Who has added it; null: an operator. */
      added_by: ColumnType<number | null, number | undefined, never>;
      added_at: ColumnType<Date | null, Date | undefined, never>;
    };
    questionnaire_invitations: {
      patient_id: string;
      id: Id;
      questionnaire_id: number;
      invited_at: Timestamp;
      /** `YYYY-MM-DD` */
      answer_by: string | null;
      answered_at: Timestamp | null;
      answers: Sealed | null;
    };
  }
}

export const sealed = [
  sealedTexts('questionnaire_invitations', { patient_id: 'uuid', id: 'bigint' }, ['answers']),
];
