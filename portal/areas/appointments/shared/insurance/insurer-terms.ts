import type { Insurer } from '#contract/brand/insurers.ts';
import { coverIn, type InsurancePolicy } from '../../../person/shared/rights/policies.ts';
import type { Reimbursement } from './concept-codes.ts';

/** What booking a visit at an insurer's expense offers and asks for. */
export interface InsurerTerms {
  readonly insurer: Insurer;
  /** How the insurer can pay, in the order of the form. One that is not open is shown, but not for this visit. */
  readonly reimbursements: readonly { readonly choice: Reimbursement; readonly isOpen: boolean }[];
  /** The patient has to choose one; else it is paid and applied for where nothing is chosen. */
  readonly needsChoice: boolean;
  /** Whom of the insurers that answer is asked while the visit is booked. */
  readonly verification: 'pohjola' | 'lahitapiola' | null;
}

export interface InsuredVisit {
  readonly isRemote: boolean;
  /** Under 18, and no guardian acts for them: LähiTapiola is not asked (INSUR-03). */
  readonly isUnderage: boolean;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** Those of the patient that the clinic knows of; null: it is not known who the patient is. */
  readonly policies: readonly InsurancePolicy[] | null;
}

/**
 * The terms of the insurers that a visit can be booked on, in the brand's order: those that the brand has, but for those at which the patient's
 * policies are not in force on the day of the visit. If is billed directly by a policy in force that compensates so; LähiTapiola by
 * its own permit.
 *
 * @param brand `features` are the patient's
 */
export function insurerTerms(
  { insurers, features }: { readonly insurers: readonly Insurer[]; readonly features: readonly string[] },
  { isRemote, isUnderage, day, policies }: InsuredVisit,
): InsurerTerms[] {
  const pays = { choice: 'PAY_AND_REIMBURSE', isOpen: true } as const;
  const direct = { choice: 'USE_REIMBURSEMENT', isOpen: true } as const;
  const nothing = { reimbursements: [pays], needsChoice: false, verification: null } as const;
  const cover = (insurer: Insurer) =>
    // Of somebody of whom nothing is known all is shown that the brand has (052).
    policies === null ? 'direct' : coverIn(policies, insurer, { validFrom: day, validTo: day });
  const open = insurers.filter((insurer) => cover(insurer) !== 'notInForce');
  // There is something to choose from in any case: that a policy is over, the insurer may know better.
  return (open.length > 0 ? open : insurers).map((insurer): InsurerTerms => {
    switch (insurer) {
      case 'IF': {
        // A company's insurance covers visits to a clinic.
        const company = { choice: 'COMPANY_REIMBURSEMENT', isOpen: !isRemote } as const;
        const ways = cover(insurer) === 'direct' ? [direct, company, pays] : [company, pays];
        return { insurer, reimbursements: ways, needsChoice: true, verification: null };
      }
      case 'OP':
        return { ...nothing, insurer, reimbursements: [pays], verification: 'pohjola' };
      case 'LAHITAPIOLA':
        return features.includes('lahitapiola-insurance-flow') && !isUnderage
          ? { insurer, reimbursements: [direct, pays], needsChoice: false, verification: 'lahitapiola' }
          : { ...nothing, insurer, reimbursements: [pays] };
      default:
        return { ...nothing, insurer, reimbursements: [pays] };
    }
  });
}
