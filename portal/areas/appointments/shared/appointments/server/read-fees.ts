import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { VisitFee } from '../visit-fees.ts';

interface FeeRow extends VisitFee {
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** What is charged beside prices on a day (`YYYY-MM-DD` in Helsinki), in the order of the register. */
export type FeesOn = (day: string) => readonly VisitFee[];

/** What is charged beside prices for visits on some days, in one query however many these are. */
export async function readFees(tx: Kysely<Tables>, days: readonly string[]): Promise<FeesOn> {
  const inOrder = days.toSorted();
  const { rows } = await sql<FeeRow>`
    select code, name, purpose, cents, brand, clinic_id as "clinicId", kind_id as "kindId",
      specialty_code as "specialtyCode", valid_from::text as "validFrom", valid_to::text as "validTo"
    from visit_fees
    where valid_from <= ${inOrder.at(-1)} and (valid_to is null or valid_to >= ${inOrder[0]})
    order by id`.execute(tx);
  return (day) =>
    rows.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
}
