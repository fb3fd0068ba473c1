/** What a patient confirms before an occupational visit: that the employer's agreement covers it, that there is a referral. */
export const OCCUPATIONAL_CONFIRMATIONS = ['contract', 'referral', 'both'] as const;
export type OccupationalConfirmation = (typeof OCCUPATIONAL_CONFIRMATIONS)[number];

/**
 * By code of the specialty; null: nothing. General practitioners and nurses are in every agreement, an occupational
 * psychologist (TPSG) sees only whom occupational health care has sent.
 */
const BY_SPECIALTY: Readonly<Record<string, OccupationalConfirmation | null>> = {
  YLE: null,
  HOI: null,
  TPSG: 'referral',
  NNA: 'referral',
  FYS: 'contract',
  GYN: 'contract',
  IHO: 'contract',
  KNK: 'contract',
  SIL: 'contract',
};

/** What every other specialty asks for. */
const OTHERS: OccupationalConfirmation = 'both';

/**
 * What is confirmed before an occupational visit to somebody with these specialties; null: nothing. Which of several it
 * will be about is not known, so it is what any of them asks for.
 */
export function occupationalConfirmation(specialtyCodes: readonly string[]): OccupationalConfirmation | null {
  const asked = specialtyCodes.map((code) => {
    const own = BY_SPECIALTY[code];
    return own === undefined ? OTHERS : own;
  });
  const contract = asked.some((each) => each === 'contract' || each === 'both');
  const referral = asked.some((each) => each === 'referral' || each === 'both');
  if (contract) return referral ? 'both' : 'contract';
  return referral ? 'referral' : null;
}
