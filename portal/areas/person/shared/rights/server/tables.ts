import type { ColumnType, Generated } from 'kysely';

/** A day, `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>;

declare module '#platform/tables.ts' {
  interface Tables {
    employers: {
      id: string;
      name: string;
      occupational_phone: Generated<string | null>;
      has_sickness_fund: Generated<boolean>;
      care_team_id: Generated<string | null>;
    };
    care_agreements: {
      employer_id: string;
      valid_from: Day;
      valid_to: Day | null;
      covered_specialties: string[] | null;
      allows_web_reservation: boolean;
      allows_messaging: boolean;
    };
    employments: {
      patient_id: string;
      employer_id: string;
      valid_from: Day;
      valid_to: Day | null;
      is_fund_member: ColumnType<boolean, boolean | undefined, boolean>;
    };
  }
}
