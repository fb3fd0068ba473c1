import type { RefusalReason } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Id, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    renewal_requests: {
      patient_id: string;
      id: Id;
      brand: BrandId;
      record_id: number;
      thread_id: number;
      requested_at: Timestamp;
      outcome: 'renewed' | 'declined' | null;
      refusal_reason: RefusalReason | null;
      answered_at: Timestamp | null;
    };
  }
}
