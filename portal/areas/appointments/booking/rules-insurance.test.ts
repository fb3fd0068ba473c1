import { expect, test } from 'vitest';
import { insurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import { brandOf } from '#brands/registry.ts';
import { type InsuranceFields, insuranceErrors } from './rules-insurance.ts';

const visit = { isRemote: false, isUnderage: false, day: '2026-03-30', policies: null };
const DIRECT = 'USE_REIMBURSEMENT';
const COMPANY = 'COMPANY_REIMBURSEMENT';
const PAYS = 'PAY_AND_REIMBURSE';

test.each<[string, InsuranceFields, Partial<typeof visit>, string | null]>([
  ['no company', {}, {}, 'insurer required'],
  ['a company that is not offered', { insurer: 'TURVA' }, {}, 'insurer invalid'],
  ['If without a choice', { insurer: 'IF' }, {}, 'reimbursement required'],
  ['If, paid and applied for', { insurer: 'IF', reimbursement: PAYS }, {}, null],
  ['If, by a company', { insurer: 'IF', reimbursement: COMPANY }, {}, null],
  [
    'If, by a company, remote',
    { insurer: 'IF', reimbursement: COMPANY },
    { isRemote: true },
    'reimbursement invalid',
  ],
  ['If, directly', { insurer: 'IF', reimbursement: DIRECT }, {}, 'acceptsDirectCompensation required'],
  [
    'If, directly and agreed to',
    { insurer: 'IF', reimbursement: DIRECT, acceptsDirectCompensation: true },
    {},
    null,
  ],
  ['Pohjola', { insurer: 'OP' }, {}, null],
  ['Pohjola, directly', { insurer: 'OP', reimbursement: DIRECT }, {}, 'reimbursement invalid'],
  ['LähiTapiola without a choice', { insurer: 'LAHITAPIOLA' }, {}, null],
  [
    'LähiTapiola, directly, for nothing in particular',
    { insurer: 'LAHITAPIOLA', reimbursement: DIRECT, acceptsDirectCompensation: true },
    {},
    'permit required',
  ],
  [
    'LähiTapiola, directly, for what is permitted, and not confirmed',
    { insurer: 'LAHITAPIOLA', reimbursement: DIRECT, permit: 'a' },
    {},
    'acceptsDirectCompensation required',
  ],
  [
    'LähiTapiola, directly, for what is permitted, and confirmed',
    { insurer: 'LAHITAPIOLA', reimbursement: DIRECT, permit: 'a', acceptsDirectCompensation: true },
    {},
    null,
  ],
  [
    'LähiTapiola, directly, under 18',
    { insurer: 'LAHITAPIOLA', reimbursement: DIRECT },
    { isUnderage: true },
    'reimbursement invalid',
  ],
  ['another company', { insurer: 'OTHER' }, {}, null],
  [
    'another company, by a company',
    { insurer: 'OTHER', reimbursement: COMPANY },
    {},
    'reimbursement invalid',
  ],
])('what is wrong with the choice: %s', (_, fields, changes, wrong) => {
  const errors = insuranceErrors(fields, insurerTerms(brandOf('kaari'), { ...visit, ...changes }));
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(wrong === null ? [] : [wrong]);
});

test('nothing is asked for where no insurer is offered', () => {
  expect(insuranceErrors({}, [])).toEqual([]);
});
