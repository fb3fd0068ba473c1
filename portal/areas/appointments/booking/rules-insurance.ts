import type { Reimbursement } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { InsurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import type { Insurer } from '#contract/brand/insurers.ts';

/** What a patient chooses for a visit at an insurer's expense. */
export interface InsuranceFields {
  readonly insurer?: Insurer | null | undefined;
  /** Null where nothing is asked or chosen: it is paid and applied for. */
  readonly reimbursement?: Reimbursement | null | undefined;
  /** Which of the insurer's permits the visit is about: its `contentHash`. */
  readonly permit?: string | null | undefined;
  /** Agrees to the insurer being billed directly; where there is a permit, confirms that the visit is about it. */
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
  { insurer, reimbursement, permit, acceptsDirectCompensation }: InsuranceFields,
  insurers: readonly InsurerTerms[],
): InsuranceFieldError[] {
  if (insurers.length === 0) return [];
  if (!insurer) return [{ field: 'insurer', code: 'required' }];
  const terms = insurers.find((each) => each.insurer === insurer);
  if (!terms) return [{ field: 'insurer', code: 'invalid' }];
  if (!reimbursement) return terms.needsChoice ? [{ field: 'reimbursement', code: 'required' }] : [];
  const chosen = terms.reimbursements.find(({ choice }) => choice === reimbursement);
  if (!chosen?.isOpen) return [{ field: 'reimbursement', code: 'invalid' }];
  if (reimbursement !== 'USE_REIMBURSEMENT') return [];
  return [
    ...(needsPermit(terms) && !permit ? [{ field: 'permit', code: 'required' } as const] : []),
    ...(acceptsDirectCompensation === true
      ? []
      : [{ field: 'acceptsDirectCompensation', code: 'required' } as const]),
  ];
}

/** Whether an insurer is billed directly only for what one of its permits is about. */
export function needsPermit({ verification }: Pick<InsurerTerms, 'verification'>): boolean {
  return verification === 'lahitapiola';
}

/**
 * Version of the words in which patients agree to direct billing (`booking.reservation.insurance`: `consent`, `consentText`,
 * `permitConsent`), kept with each consent. A change of what is agreed to takes a new one; a test holds the two together.
 */
export const DIRECT_BILLING_WORDING = '2026-11-24';
