import type { GeneratedAlways } from 'kysely';
import type { Consent } from '#areas/person/shared/patients/consents.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Timestamp } from '#platform/tables.ts';
import type { RefusalReason } from './deletion-review.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    consent_history: {
      patient_id: string;
      id: GeneratedAlways<number>;
      at: Timestamp;
      /** The form is what a patient confirms having read. */
      consent: 'patientDataConsentForm' | Consent;
      is_given: boolean;
      brand: BrandId;
    };
    deletion_requests: {
      patient_id: string;
      id: string;
      requested_at: Timestamp;
      brand: BrandId;
      handled_at: Timestamp | null;
      reviewed_at: Timestamp | null;
      decision: 'approved' | 'refused' | null;
      refusal_reason: RefusalReason | null;
      told_at: Timestamp | null;
    };
  }
}
