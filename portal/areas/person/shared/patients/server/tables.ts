import type { Generated } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { SEALED_OF_PATIENTS, sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { CreatedAt, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    patients: {
      id: string;
      identity_code: Sealed;
      first_names: Sealed;
      last_name: Sealed;
      email: Sealed | null;
      phone: Sealed | null;
      street_address: Sealed | null;
      postal_code: Sealed | null;
      post_office: Sealed | null;
      language: Generated<Language>;
      health_care_type: Generated<HealthCareType>;
      is_creditworthy: Generated<boolean>;
      consent_status: Generated<'invalid' | 'missing' | 'ok'>;
      allows_common_registry: Generated<boolean>;
      allows_viewing_occupational_information: Generated<boolean>;
      allows_marketing_mail: Generated<boolean>;
      allows_treatment_instructions_mail: Generated<boolean>;
      allows_booking_sms: Generated<boolean>;
      waits_for_comment_since: Timestamp | null;
      consent_form_updated_at: Timestamp | null;
      account_closed_at: Timestamp | null;
      created_at: CreatedAt;
    };
    identities: { identity_hash: Buffer; patient_id: string };
    sms_logins: { patient_id: string; phone: string | null };
    sms_codes: {
      patient_id: string;
      opens: Buffer;
      id: string;
      phone: string;
      brand: BrandId;
      language: Language;
      expires_at: Timestamp;
      wrong_tries: Generated<number>;
    };
    contact_changes: {
      patient_id: string;
      link_hash: Buffer;
      changed_at: Timestamp;
      ends_at: Timestamp;
      identified_until: Timestamp;
      former: string | null;
      restored_at: Timestamp | null;
    };
  }
}

export const sealed = [
  sealedTexts('patients', { id: 'uuid' }, SEALED_OF_PATIENTS),
  sealedTexts('sms_logins', { patient_id: 'uuid' }, ['phone']),
  sealedTexts('contact_changes', { patient_id: 'uuid', link_hash: 'bytea' }, ['former']),
  sealedTexts('sms_codes', { patient_id: 'uuid', opens: 'bytea' }, ['phone']),
];
