import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { Insurer } from '#contract/brand/insurers.ts';
import type { InsurancePolicy } from '../../../person/shared/rights/policies.ts';
import { insurerTerms } from './insurer-terms.ts';

const DAY = '2026-03-30';
const visit = { isRemote: false, isUnderage: false, day: DAY };
const policy = (insurer: Insurer, changes: Partial<InsurancePolicy> = {}): InsurancePolicy => ({
  insurer,
  validFrom: '2024-01-01',
  validTo: null,
  paysDirectly: true,
  ...changes,
});
const over = { validTo: '2026-03-29' };

/** 'IF USE_REIMBURSEMENT PAY_AND_REIMBURSE', a line an insurer. */
function offered(policies: InsurancePolicy[] | null, brand = brandOf('kaari')): string[] {
  return insurerTerms(brand, { ...visit, policies }).map(({ insurer, reimbursements }) =>
    [insurer, ...reimbursements.map(({ choice }) => choice)].join(' '),
  );
}
const PAY = 'PAY_AND_REIMBURSE';
const DIRECT = 'USE_REIMBURSEMENT';
const COMPANY = 'COMPANY_REIMBURSEMENT';
const OTHERS = [`LAHITAPIOLA ${DIRECT} ${PAY}`, `OP ${PAY}`, `OTHER ${PAY}`];

describe('the insurers of a visit', () => {
  test('are those of the brand, and If is billed directly by a policy in force that compensates so', () => {
    expect(offered([policy('IF')])).toEqual([`IF ${DIRECT} ${COMPANY} ${PAY}`, ...OTHERS]);
    const indirect = [policy('IF', { paysDirectly: false }), policy('IF', over)];
    for (const policies of [[], indirect])
      expect(offered(policies)).toEqual([`IF ${COMPANY} ${PAY}`, ...OTHERS]);
  });

  test('have none at which the patient’s policies are over or have not begun on its day', () => {
    expect(offered([policy('IF', over)])).toEqual(OTHERS);
    expect(offered([policy('OP', { validFrom: '2026-03-31' })])).not.toContain(`OP ${PAY}`);
    expect(offered([policy('LAHITAPIOLA', over), policy('LAHITAPIOLA')])).toContain(OTHERS[0]);
  });

  test('are all of the brand for a visitor, of whom nothing is known', () => {
    expect(offered(null)).toEqual([`IF ${DIRECT} ${COMPANY} ${PAY}`, ...OTHERS]);
  });

  test('stay to be chosen from where no policy is in force at any of them', () => {
    const brand = { ...brandOf('kaari'), insurers: ['IF'] as const };
    expect(offered([policy('IF', over)], brand as never)).toEqual([`IF ${COMPANY} ${PAY}`]);
  });
});
