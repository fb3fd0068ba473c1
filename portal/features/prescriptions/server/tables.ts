import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    renewal_requests: {
      patient_id: string;
      record_id: number;
      thread_id: number;
      requested_at: Timestamp;
      outcome: 'renewed' | 'declined' | null;
      answered_at: Timestamp | null;
    };
  }
}
