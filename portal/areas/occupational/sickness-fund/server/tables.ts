import type { Day } from '#areas/occupational/shared/employers/server/tables.ts';
import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Id } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    fund_benefits: {
      id: BenefitId;
      valid_from: Day;
      valid_to: Day | null;
      place: number;
      specialties: string[] | null;
      copay_cents: number | null;
      share_percent: number | null;
      most_cents_per_use: number | null;
      most_uses_per_year: number | null;
      most_cents_per_year: number | null;
      most_uses: number | null;
    };
    fund_payments: {
      patient_id: string;
      employer_id: string;
      employed_from: Day;
      id: Id;
      paid_on: Day;
      /** Sealed: `FundPayment`. */
      content: string;
    };
  }
}

export const sealed = [sealedTexts('fund_payments', { patient_id: 'uuid', id: 'bigint' }, ['content'])];
