import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    sms_login_offers: { patient_id: string; put_off_until: Timestamp };
  }
}
