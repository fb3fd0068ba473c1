import type { Generated } from 'kysely';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { Id, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    working_hours: {
      id: Id;
      practitioner_id: number;
      clinic_id: string;
      kind_id: number;
      specialty_code: string | null;
      weekday: number | null;
      valid_from: string;
      valid_to: string | null;
      from_time: string;
      to_time: string;
      minutes: number;
      customers: HealthCareType[] | null;
      price_cents: number | null;
      requires_authentication: Generated<boolean>;
      room: string | null;
      rate_code: string | null;
    };
    absences: {
      id: Id;
      practitioner_id: number | null;
      clinic_id: string | null;
      starts_at: Timestamp;
      ends_at: Timestamp;
    };
    opened_holidays: { clinic_id: string; day: string };
  }
}
