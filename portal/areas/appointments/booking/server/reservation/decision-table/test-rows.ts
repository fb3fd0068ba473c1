import type { Reimbursement } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { BrandId } from '#brands/brand-ids.ts';
import type { Insurer } from '#contract/brand/insurers.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** One row of the decision table: who wants which time how, in which brand. */
export interface Row {
  readonly brand: BrandId;
  readonly who: Who;
  readonly wanted: HealthCareType | null;
  /** The practitioner's specialty; a Kela65 visit is one by its specialty. */
  readonly specialty: Specialty;
  readonly isRemote: boolean;
  readonly insurer: Insurer | null;
  readonly reimbursement: Reimbursement | null;
}

export const SPECIALTIES = ['YLE', 'FYS', 'NNA', 'KAR', 'TPSG', 'Y65V'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/**
 * Visitors by the age of the identity code that they type; Matti, who is identified and no patient; patients: Aino (41), Viktor
 * (13), Helmi (70), Eero whose employer lets him book, Janne whose employer does not, Kerttu who owes; Elsa (8), for whom a guardian acts.
 */
export const PEOPLE = [
  'visitor8',
  'visitor13',
  'visitor41',
  'visitor70',
  'matti',
  'aino',
  'viktor',
  'helmi',
  'eero',
  'janne',
  'kerttu',
  'elsa',
] as const;
export type Who = (typeof PEOPLE)[number];

const BRANDS = ['kaari', 'pikkujatti', 'revontuli'] as const;
const WAYS = [null, 'private', 'insurance', 'kela65', 'occupational'] as const;
const CHOICES: readonly (readonly [Insurer | null, Reimbursement | null])[] = [
  [null, null],
  ['IF', null],
  ['IF', 'PAY_AND_REIMBURSE'],
  ['IF', 'COMPANY_REIMBURSEMENT'],
  ['IF', 'USE_REIMBURSEMENT'],
  ['OP', null],
  ['OP', 'USE_REIMBURSEMENT'],
  ['LAHITAPIOLA', null],
  ['LAHITAPIOLA', 'USE_REIMBURSEMENT'],
  ['OTHER', null],
  ['OTHER', 'COMPANY_REIMBURSEMENT'],
  ['TURVA', null],
];

/** Every combination of the dimensions that can be: only a brand for children lets a guardian act, and nobody sees Kela65 from afar. */
export function allRows(): Row[] {
  return BRANDS.flatMap((brand) =>
    PEOPLE.filter((who) => who !== 'elsa' || brand === 'pikkujatti').flatMap((who) =>
      WAYS.flatMap((wanted) =>
        SPECIALTIES.flatMap((specialty) =>
          (specialty === 'Y65V' ? [false] : [false, true]).flatMap((isRemote) =>
            (wanted === 'insurance' ? CHOICES : CHOICES.slice(0, 1)).map(([insurer, reimbursement]) => ({
              brand,
              who,
              wanted,
              specialty,
              isRemote,
              insurer,
              reimbursement,
            })),
          ),
        ),
      ),
    ),
  );
}

/** Rows evenly from all of them: one of each so many, at a step that shares no factor with the dimensions. */
export function someRows(step: number): Row[] {
  return allRows().filter((_, index) => index % step === 0);
}

export function nameOf({ brand, who, wanted, specialty, isRemote, insurer, reimbursement }: Row): string {
  const choice = [insurer, reimbursement].filter(Boolean).join(' ');
  return [brand, who, wanted ?? 'any', specialty, isRemote && 'remote', choice].filter(Boolean).join(', ');
}
