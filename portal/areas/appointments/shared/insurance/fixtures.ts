import type { VisitInsurance } from './visit-insurance.ts';

/** A visit of which the insurer is billed for what its permit is about, for tests and stories. */
export const insuredVisit: VisitInsurance = {
  insurer: 'LAHITAPIOLA',
  reimbursement: 'USE_REIMBURSEMENT',
  directBilling: {
    consentedAt: '2026-11-20T09:00:00.000Z',
    wording: '2026-11-24',
    permit: { symptom: 'Selkäkipu', bodyPart: 'Alaselkä', validTo: '2027-01-31' },
  },
};
