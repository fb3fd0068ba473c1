import type { LahiTapiolaState, PohjolaState } from '#domain/insurance/insurance-states.ts';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    insurance_answers: {
      patient_id: string;
      insurer: 'OP' | 'LAHITAPIOLA';
      state: PohjolaState | LahiTapiolaState;
      answered_at: Timestamp;
    };
  }
}
