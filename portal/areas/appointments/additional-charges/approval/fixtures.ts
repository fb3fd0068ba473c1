import type { Charge } from '../contract.ts';

/** What a clinic proposes, for tests and stories, with some of its values replaced. */
export function charge(changes: Partial<Charge> = {}): Charge {
  return {
    contentHash: 'a'.repeat(43),
    reason: 'notCovered',
    rows: [
      { name: 'Fysioterapian lisäaika, 30 min', cents: 4500, vatPercentage: 0 },
      { name: 'Vastuskuminauhat kotiin', cents: 1490, vatPercentage: 25.5 },
    ],
    sumCents: 5990,
    proposedBy: { name: 'Timo Rantanen', title: 'fysioterapeutti' },
    proposedAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2026-11-28T08:00:00.000Z',
    ...changes,
  };
}
