import { expect, test } from 'vitest';
import { occupationalConfirmation } from './occupational-confirmation.ts';

test.each([
  [['YLE'], null],
  [['HOI'], null],
  [['TPSG'], 'referral'],
  [['FYS'], 'contract'],
  [['KAR'], 'both'],
  // Which of them it will be about is not known.
  [['YLE', 'IHO'], 'contract'],
  [['TPSG', 'FYS'], 'both'],
  [[], null],
])('%j asks for %s', (codes, asked) => {
  expect(occupationalConfirmation(codes)).toBe(asked);
});
