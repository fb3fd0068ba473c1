import type { ColumnType } from 'kysely';
import type {
  LahiTapiolaState,
  PohjolaState,
} from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { Insurer } from '#contract/brand/insurers.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Timestamp } from '#platform/tables.ts';
import type { Reimbursement } from '../concept-codes.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    insurance_answers: {
      patient_id: string;
      insurer: 'OP' | 'LAHITAPIOLA';
      state: PohjolaState | LahiTapiolaState;
      answered_at: Timestamp;
      /** The day that was asked about, `YYYY-MM-DD`; null where the answer is about none. */
      for_day: ColumnType<string | null, string | null | undefined, string | null>;
      /** Sealed. */
      permits: string | null;
    };
    insurance_policies: {
      patient_id: string;
      insurer: Insurer;
      /** Days, `YYYY-MM-DD`. */
      valid_from: ColumnType<string, string, string>;
      valid_to: ColumnType<string | null, string | null, string | null>;
      pays_directly: ColumnType<boolean, boolean | undefined, boolean>;
    };
    visit_insurances: {
      patient_id: string;
      appointment_id: number;
      insurer: Insurer;
      reimbursement: Reimbursement;
      booked_at: Timestamp;
      consented_at: Timestamp | null;
      consent_wording: string | null;
      /** Sealed. */
      permit: string | null;
      concept_code: string | null;
      concept_added_at: Timestamp | null;
    };
  }
}

export const sealed = [
  sealedTexts('insurance_answers', { patient_id: 'uuid', insurer: 'text' }, ['permits']),
  sealedTexts('visit_insurances', { patient_id: 'uuid', appointment_id: 'bigint' }, ['permit']),
];
