import type { Localised } from '#contract/language/language.ts';

/** What is charged for visits beside their price, or what Kela pays of it; as the clinic's register has it for a day. */
export interface VisitFee {
  readonly code: string;
  readonly name: Localised;
  readonly purpose: 'fee' | 'compensation';
  readonly cents: number;
  /** The visits that it is for; null: all. */
  readonly brand: string | null;
  readonly clinicId: string | null;
  readonly kindId: number | null;
  readonly specialtyCode: string | null;
}

/** A visit, as far as its fees go. */
export interface ChargedVisit {
  readonly brand: string;
  readonly clinicId: string;
  readonly kindId: number;
  readonly specialtyCodes: readonly string[];
}

/** What a visit costs at least, in cents. */
export interface PriceEstimate {
  readonly fees: readonly { readonly name: Localised; readonly cents: number }[];
  readonly compensationCents: number;
  /** What is left for the patient to pay. */
  readonly totalCents: number;
}

/** Estimates what a visit costs, of its price in cents and the fees that are in force on its day (PRICE-02). */
export function estimatePrice(
  priceCents: number,
  all: readonly VisitFee[],
  visit: ChargedVisit,
): PriceEstimate {
  const own = feesOf(all, visit);
  const fees = own.filter(({ purpose }) => purpose === 'fee');
  // Kela pays of the practitioner's price, never of the clinic's fees.
  const compensationCents = Math.min(
    priceCents,
    sum(own.filter(({ purpose }) => purpose === 'compensation')),
  );
  return {
    fees: fees.map(({ name, cents }) => ({ name, cents })),
    compensationCents,
    totalCents: priceCents + sum(fees) - compensationCents,
  };
}

/** Of each code the row that names most of the visit; none where that is 0. */
function feesOf(all: readonly VisitFee[], visit: ChargedVisit): readonly VisitFee[] {
  const byCode = new Map<string, VisitFee>();
  for (const fee of all.filter((each) => fits(each, visit))) {
    const known = byCode.get(fee.code);
    if (!known || particularity(fee) > particularity(known)) byCode.set(fee.code, fee);
  }
  return [...byCode.values()].filter(({ cents }) => cents > 0);
}

function fits(fee: VisitFee, { brand, clinicId, kindId, specialtyCodes }: ChargedVisit): boolean {
  return (
    [null, brand].includes(fee.brand) &&
    [null, clinicId].includes(fee.clinicId) &&
    [null, kindId].includes(fee.kindId) &&
    (fee.specialtyCode === null || specialtyCodes.includes(fee.specialtyCode))
  );
}

/** What a visit is counts for more than where it is, and that for more than the brand that sells it. */
function particularity({ kindId, specialtyCode, clinicId, brand }: VisitFee): number {
  return [kindId, specialtyCode, clinicId, brand].reduce<number>(
    (sum, named) => sum * 2 + (named === null ? 0 : 1),
    0,
  );
}

function sum(fees: readonly VisitFee[]): number {
  return fees.reduce((total, { cents }) => total + cents, 0);
}
