import { expect, test } from 'vitest';
import { payerTypeOf } from './payer.ts';

test.each([
  ['private', null, 'self'],
  ['kela65', null, 'self'],
  ['insurance', 'USE_REIMBURSEMENT', 'insurance'],
  ['insurance', 'COMPANY_REIMBURSEMENT', 'insurance'],
  ['insurance', 'PAY_AND_REIMBURSE', 'self'],
  ['insurance', null, 'insurance'],
  ['occupational', null, 'occupationalHealthCare'],
  ['occupational', 'USE_REIMBURSEMENT', 'insuranceAndOccupationalHealthCare'],
] as const)('a %s appointment with %s is paid by: %s', (type, reimbursement, payer) => {
  expect(payerTypeOf(type, reimbursement)).toBe(payer);
});
