import type { Insurer } from '#contract/brand/insurers.ts';
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
}

/** The terms of each insurer that a brand offers, in the brand's order; `features` are the patient's. */
export function insurerTerms(
  { insurers, features }: { readonly insurers: readonly Insurer[]; readonly features: readonly string[] },
  { isRemote, isUnderage }: InsuredVisit,
): InsurerTerms[] {
  const pays = { choice: 'PAY_AND_REIMBURSE', isOpen: true } as const;
  const direct = { choice: 'USE_REIMBURSEMENT', isOpen: true } as const;
  const nothing = { reimbursements: [pays], needsChoice: false, verification: null } as const;
  return insurers.map((insurer): InsurerTerms => {
    switch (insurer) {
      case 'IF': {
        // A company's insurance covers visits to a clinic.
        const company = { choice: 'COMPANY_REIMBURSEMENT', isOpen: !isRemote } as const;
        return { insurer, reimbursements: [direct, company, pays], needsChoice: true, verification: null };
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
