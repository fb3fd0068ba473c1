import type { Feature, Insurer } from '#contract/brand/brand.ts';
import type { PohjolaState } from './insurance-states.ts';

/** How a patient wants a visit to be paid by their insurance: applied for afterwards, by the company's, or directly. */
export const REIMBURSEMENTS = ['PAY_AND_REIMBURSE', 'COMPANY_REIMBURSEMENT', 'USE_REIMBURSEMENT'] as const;
export type Reimbursement = (typeof REIMBURSEMENTS)[number];

/** A kind of appointment whose payer is settled by its kind: no concept code goes with it, whatever was chosen. */
export const SETTLED_KIND = '663';

/** A concept code that a booking may leave with a patient, and for which choices it stands. */
export interface Concept {
  readonly code: string;
  readonly insurer: Insurer;
  readonly reimbursements: readonly Reimbursement[];
  /** Only once Pohjola has said that there is an insurance. */
  readonly needsPohjola?: true;
  /** Only where the patient has this feature. */
  readonly needsFeature?: Feature;
}

/** Every concept code (INSUR-05). */
export const CONCEPTS: readonly Concept[] = [
  { code: '90157', insurer: 'IF', reimbursements: ['USE_REIMBURSEMENT'] },
  { code: '758236', insurer: 'IF', reimbursements: ['COMPANY_REIMBURSEMENT', 'PAY_AND_REIMBURSE'] },
  { code: '999503', insurer: 'OP', reimbursements: ['PAY_AND_REIMBURSE'], needsPohjola: true },
  {
    code: '90021',
    insurer: 'LAHITAPIOLA',
    reimbursements: ['USE_REIMBURSEMENT'],
    needsFeature: 'lahitapiola-insurance-flow',
  },
];

export interface ReimbursementChoice {
  readonly insurer: Insurer;
  /** Null where the patient has not been asked. */
  readonly reimbursement: Reimbursement | null;
  /** Code of the kind of the appointment; null if the choice is not about an appointment. */
  readonly kindCode: string | null;
}

/** What is known of the patient who chooses. */
export interface InsuranceSituation {
  readonly pohjola: PohjolaState;
  readonly features: readonly string[];
}

/** The concept code that goes with a choice; null if none does, which hinders no booking. */
export function conceptCodeOf(choice: ReimbursementChoice, situation: InsuranceSituation): string | null {
  const { insurer, reimbursement, kindCode } = choice;
  if (reimbursement === null || kindCode === SETTLED_KIND) return null;
  const concept = CONCEPTS.find(
    (each) => each.insurer === insurer && each.reimbursements.includes(reimbursement),
  );
  return concept && isOpenTo(concept, situation) ? concept.code : null;
}

/** Whether what a concept needs is there. */
export function isOpenTo({ needsPohjola, needsFeature }: Concept, situation: InsuranceSituation): boolean {
  if (needsPohjola && situation.pohjola !== 'FOUND') return false;
  return needsFeature === undefined || situation.features.includes(needsFeature);
}
