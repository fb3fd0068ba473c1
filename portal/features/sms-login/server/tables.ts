import type { Generated } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
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
    sms_login_offers: { patient_id: string; put_off_until: Timestamp };
  }
}
