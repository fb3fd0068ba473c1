import type { Benefit, SicknessFund } from './contract.ts';

const benefit = (id: Benefit['id'], terms: Partial<Benefit>): Benefit => ({
  id,
  copayCents: null,
  sharePercent: null,
  mostCentsPerUse: null,
  mostUsesPerYear: null,
  mostCentsPerYear: null,
  mostUses: null,
  used: 0,
  paidCents: 0,
  ...terms,
});

/** The terms of 2024, and what a member has used of them. */
export const MEMBERS_FUND: SicknessFund = {
  type: 'ok',
  validFrom: '2024-01-01',
  year: '2026',
  benefits: [
    benefit('nurse', { copayCents: 5_00, used: 1 }),
    benefit('generalPractitioner', { copayCents: 15_00, mostUsesPerYear: 12, used: 3 }),
    benefit('specialist', { sharePercent: 50, mostCentsPerUse: 200_00, mostUsesPerYear: 2, used: 2 }),
    benefit('procedure', { mostCentsPerUse: 300_00 }),
    benefit('laboratory', { sharePercent: 50, used: 2 }),
    benefit('imaging', { sharePercent: 50 }),
    benefit('shortPsychotherapy', { mostUses: 10 }),
    benefit('physiotherapy', { sharePercent: 50, mostCentsPerYear: 500_00, used: 2, paidCents: 79_00 }),
  ],
};
