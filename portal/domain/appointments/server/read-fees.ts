import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import type { Scoped } from '#platform/context.ts';
import type { VisitFee } from '../visit-fees.ts';

/** What is charged beside prices for visits on a day (`YYYY-MM-DD` in Helsinki), in the order of the register. */
export async function readFees(tx: Scoped, day: string, lang: Language): Promise<readonly VisitFee[]> {
  const { rows } = await sql<VisitFee>`
    select code, name ->> ${lang} as name, purpose, cents, brand, clinic_id as "clinicId", kind_id as "kindId",
      specialty_code as "specialtyCode"
    from visit_fees where valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
    order by id`.execute(tx);
  return rows;
}
