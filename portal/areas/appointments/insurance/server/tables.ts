import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    permit_applications: {
      patient_id: string;
      state_hash: Buffer;
      return_to: string;
      begun_at: Timestamp;
    };
    patient_concepts: { patient_id: string; code: string; added_at: Timestamp };
  }
}
