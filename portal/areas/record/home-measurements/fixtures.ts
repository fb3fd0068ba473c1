import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';

/** A blood pressure of some evening, for stories and tests. */
export const measurement = (changes: Partial<HomeMeasurement> = {}): HomeMeasurement => ({
  id: 1,
  measuredAt: '2026-11-19T17:05:00.000Z',
  measured: { kind: 'bloodPressure', systolic: 132, diastolic: 84, pulse: 66 },
  note: null,
  byGuardian: false,
  ...changes,
});

/** Some mornings and a weight, the latest first. */
export const measurements: readonly HomeMeasurement[] = [
  measurement({ id: 6, note: 'Vähän huimausta aamulla.' }),
  ...[138, 141, 136].map((systolic, nth) =>
    measurement({
      id: 5 - nth,
      measuredAt: `2026-11-${18 - nth}T05:30:00.000Z`,
      measured: { kind: 'bloodPressure', systolic, diastolic: 86 + nth, pulse: nth === 1 ? null : 70 },
    }),
  ),
  measurement({ id: 2, measuredAt: '2026-11-15T06:00:00.000Z', measured: { kind: 'weight', value: 83.4 } }),
];

/** The answer of the page's call. */
export const answer = (changes: object = {}) => ({
  measurements,
  total: measurements.length,
  mayShare: true,
  sharedSince: null,
  ...changes,
});
