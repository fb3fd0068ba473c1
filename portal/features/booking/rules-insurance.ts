import type { Insurer } from '#contract/brand/insurers.ts';
import type { Reimbursement } from '#domain/insurance/concept-codes.ts';
import type { InsurerTerms } from '#domain/insurance/insurer-terms.ts';

/** What a patient chooses for a visit at an insurer's expense. */
export interface InsuranceFields {
  readonly insurer?: Insurer | null | undefined;
  /** Null where nothing is asked or chosen: it is paid and applied for. */
  readonly reimbursement?: Reimbursement | null | undefined;
  /** Agrees to the insurer being billed directly. */
  readonly acceptsDirectCompensation?: boolean | undefined;
}

export interface InsuranceFieldError {
  readonly field: keyof InsuranceFields;
  readonly code: 'required' | 'invalid';
}

/**
 * What is wrong with the choice, in the order of the form (WAY-03): a company is chosen, and one of the ways in which it pays
 * for this visit.
 *
 * @param insurers those that are offered; none: nothing is asked for
 */
export function insuranceErrors(
  { insurer, reimbursement, acceptsDirectCompensation }: InsuranceFields,
  insurers: readonly InsurerTerms[],
): InsuranceFieldError[] {
  if (insurers.length === 0) return [];
  if (!insurer) return [{ field: 'insurer', code: 'required' }];
  const terms = insurers.find((each) => each.insurer === insurer);
  if (!terms) return [{ field: 'insurer', code: 'invalid' }];
  if (!reimbursement) return terms.needsChoice ? [{ field: 'reimbursement', code: 'required' }] : [];
  const chosen = terms.reimbursements.find(({ choice }) => choice === reimbursement);
  if (!chosen?.isOpen) return [{ field: 'reimbursement', code: 'invalid' }];
  return needsDirectConsent(terms, reimbursement) && acceptsDirectCompensation !== true
    ? [{ field: 'acceptsDirectCompensation', code: 'required' }]
    : [];
}

/** Whether the patient agrees here to the insurer being billed directly; elsewhere a permit of the insurer's says so. */
export function needsDirectConsent(
  { verification }: Pick<InsurerTerms, 'verification'>,
  reimbursement: Reimbursement | null | undefined,
): boolean {
  return reimbursement === 'USE_REIMBURSEMENT' && verification === null;
}
