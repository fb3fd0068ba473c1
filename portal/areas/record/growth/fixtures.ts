import type { Measured, Series } from './contract.ts';

const at = (day: string, value: number, isLying = false): Measured => ({ day, value, decimals: 1, isLying });

/** Measurements of a child of eight, for stories and tests. */
export const series: readonly Series[] = [
  {
    measure: 'height',
    measured: [
      at('2026-09-28', 127.9),
      at('2025-09-01', 122),
      at('2024-09-02', 116.2),
      at('2019-09-05', 75.2, true),
    ],
    growth: [
      { from: '2025-09-01', to: '2026-09-28', ages: { from: 84, to: 97 }, centimetresPerYear: 5.5 },
      { from: '2024-09-02', to: '2025-09-01', ages: { from: 72, to: 84 }, centimetresPerYear: 5.8 },
    ],
    others: [],
  },
  {
    measure: 'weight',
    measured: [at('2026-09-28', 26.8), at('2025-09-01', 24.1), at('2024-09-02', 21.4)],
    growth: [],
    others: [{ day: '2023-05-08', written: '44 lb' }],
  },
  { measure: 'headCircumference', measured: [at('2019-09-05', 45.8)], growth: [], others: [] },
];

/** An answer of `GET /api/growth`. */
export const answer = (changes: object = {}) => ({ birthDate: '2018-08-20', series, ...changes });
