import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSURERS, type Insurer } from '#contract/brand/insurers.ts';
import { CONCEPTS, conceptCodeOf, REIMBURSEMENTS, type Reimbursement } from './concept-codes.ts';
import {
  LAHITAPIOLA_STATES,
  PERMIT_STATUSES,
  POHJOLA_STATES,
  type PohjolaState,
  stateAfter,
} from './insurance-states.ts';

const FLOW = 'lahitapiola-insurance-flow';

describe('the concept code', () => {
  test.each<[Insurer, Reimbursement, PohjolaState, string[], string | null]>([
    ['IF', 'USE_REIMBURSEMENT', 'UNDEFINED', [], '90157'],
    ['IF', 'COMPANY_REIMBURSEMENT', 'UNDEFINED', [], '758236'],
    ['IF', 'PAY_AND_REIMBURSE', 'UNDEFINED', [], '758236'],
    ['OP', 'PAY_AND_REIMBURSE', 'FOUND', [], '999503'],
    ['OP', 'PAY_AND_REIMBURSE', 'UNDEFINED', [], null],
    ['OP', 'PAY_AND_REIMBURSE', 'NOT_FOUND', [], null],
    ['OP', 'PAY_AND_REIMBURSE', 'CANCELED', [], null],
    ['OP', 'PAY_AND_REIMBURSE', 'ERROR', [], null],
    ['OP', 'USE_REIMBURSEMENT', 'FOUND', [], null],
    ['OP', 'COMPANY_REIMBURSEMENT', 'FOUND', [], null],
    ['LAHITAPIOLA', 'USE_REIMBURSEMENT', 'UNDEFINED', [FLOW], '90021'],
    ['LAHITAPIOLA', 'USE_REIMBURSEMENT', 'UNDEFINED', [], null],
    ['LAHITAPIOLA', 'PAY_AND_REIMBURSE', 'UNDEFINED', [FLOW], null],
    ['LAHITAPIOLA', 'COMPANY_REIMBURSEMENT', 'UNDEFINED', [FLOW], null],
    ['OTHER', 'PAY_AND_REIMBURSE', 'FOUND', [FLOW], null],
  ])(
    'of %s with %s, Pohjola %s and the features %j is %s',
    (insurer, reimbursement, pohjola, features, code) => {
      expect(conceptCodeOf({ insurer, reimbursement, kindCode: null }, { pohjola, features })).toBe(code);
    },
  );

  /** Each line of the requirement by itself, without the table. */
  function expected(
    insurer: Insurer,
    choice: Reimbursement | null,
    kind: string | null,
    pohjola: PohjolaState,
    flow: boolean,
  ) {
    if (kind === '663') return null;
    if (insurer === 'IF' && choice === 'USE_REIMBURSEMENT') return '90157';
    if (insurer === 'IF' && choice === 'COMPANY_REIMBURSEMENT') return '758236';
    if (insurer === 'IF' && choice === 'PAY_AND_REIMBURSE') return '758236';
    if (insurer === 'OP' && choice === 'PAY_AND_REIMBURSE' && pohjola === 'FOUND') return '999503';
    if (insurer === 'LAHITAPIOLA' && choice === 'USE_REIMBURSEMENT' && flow) return '90021';
    return null;
  }

  test('is what the requirement says line by line, for every choice of everybody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INSURERS),
        fc.constantFrom(...REIMBURSEMENTS, null),
        fc.constantFrom(null, '663', 'VETA', 'Y65V'),
        fc.constantFrom(...POHJOLA_STATES),
        fc.boolean(),
        (insurer, reimbursement, kindCode, pohjola, flow) => {
          const situation = { pohjola, features: flow ? ['kela65', FLOW] : ['kela65'] };
          expect(conceptCodeOf({ insurer, reimbursement, kindCode }, situation)).toBe(
            expected(insurer, reimbursement, kindCode, pohjola, flow),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('names one concept', () => {
    const codes = CONCEPTS.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
  });
});

test('what a patient comes back with leads to a state, and never by itself to a permit', () => {
  expect(PERMIT_STATUSES.map(stateAfter)).toEqual([
    'INSURANCE_FOUND_NO_PERMITS',
    'DENIED',
    'CANCELED',
    'ERROR',
  ]);
  expect(LAHITAPIOLA_STATES).toEqual(expect.arrayContaining(PERMIT_STATUSES.map(stateAfter)));
});
